# Makes the Windows program, its portable folder and its installer.
# Not run: written without a Windows machine.
#
#   powershell -ExecutionPolicy Bypass -File packaging\windows\build.ps1
#       [-Python C:\path\python.exe] [-Certificate C:\path\certificate.pfx]
#
# Needs Python 3.11 or later (64 bit) and Inno Setup 6; signing needs signtool of the Windows SDK and
# the certificate's password in the environment as TOURNEYDESK_CERTIFICATE_PASSWORD.
# Makes dist\TourneyDesk\ (the program), dist\TourneyDesk-VERSION-windows.zip and
# dist\TourneyDesk-VERSION-setup.exe.
param(
    [string]$Python = 'python',
    [string]$Certificate = '',
    [string]$TimestampServer = 'http://timestamp.digicert.com',
    [switch]$WithoutInstaller
)
Set-StrictMode -Version 3
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..\..')

# A program that fails does not stop a script by itself.
function Invoke-Program {
    param([string]$Program, [string[]]$Arguments)
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) {
        throw "$Program ended with $LASTEXITCODE."
    }
}

function Find-Program {
    param([string]$Name, [string[]]$Places)
    $command = Get-Command $Name -ErrorAction SilentlyContinue
    if ($command) {
        return $command.Source
    }
    foreach ($place in $Places) {
        $found = Get-ChildItem -Path $place -ErrorAction SilentlyContinue |
            Sort-Object FullName | Select-Object -Last 1
        if ($found) {
            return $found.FullName
        }
    }
    throw "$Name was not found. Install it, or add its folder to PATH."
}

function Add-Signature {
    param([string[]]$Files)
    if (-not $Certificate) {
        return
    }
    $signtool = Find-Program 'signtool.exe' @("${env:ProgramFiles(x86)}\Windows Kits\10\bin\10.*\x64\signtool.exe")
    $arguments = @('sign', '/f', $Certificate, '/fd', 'SHA256', '/tr', $TimestampServer, '/td', 'SHA256')
    if ($env:TOURNEYDESK_CERTIFICATE_PASSWORD) {
        $arguments += @('/p', $env:TOURNEYDESK_CERTIFICATE_PASSWORD)
    }
    # The password is an argument: a failure is reported without the arguments.
    & $signtool @arguments @Files
    if ($LASTEXITCODE -ne 0) {
        throw "signtool ended with $LASTEXITCODE."
    }
}

$environment = 'build\windows-environment'
$buildPython = "$environment\Scripts\python.exe"
if (-not (Test-Path $buildPython)) {
    Invoke-Program $Python @('-m', 'venv', $environment)
}
Invoke-Program $buildPython @('-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--require-hashes', '--no-deps', '-r', 'requirements\package.txt')

Invoke-Program $buildPython @('packaging\windows\make_icon.py', 'build\tourneydesk.ico')
Invoke-Program $buildPython @('-m', 'PyInstaller', '--noconfirm', '--log-level', 'WARN', '--distpath', 'dist', '--workpath', 'build\pyinstaller', 'packaging\tourneydesk.spec')

Copy-Item 'packaging\check_draw.py' 'dist\TourneyDesk'
Add-Signature @('dist\TourneyDesk\TourneyDesk.exe')

$version = & $buildPython '-c' 'import tourneydesk; print(tourneydesk.__version__)'
if ($LASTEXITCODE -ne 0) {
    throw 'The version could not be read.'
}
$zip = "dist\TourneyDesk-$version-windows.zip"
Compress-Archive -Path 'dist\TourneyDesk' -DestinationPath $zip -Force

if (-not $WithoutInstaller) {
    $iscc = Find-Program 'ISCC.exe' @("${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe", "$env:LOCALAPPDATA\Programs\Inno Setup 6\ISCC.exe")
    Invoke-Program $iscc @('/Q', "/DVersion=$version", 'packaging\windows\tourneydesk.iss')
    Add-Signature @("dist\TourneyDesk-$version-setup.exe")
}
Get-ChildItem 'dist' -Filter "TourneyDesk-$version*" | ForEach-Object { Write-Output $_.FullName }
