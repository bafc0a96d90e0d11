; The installer for Windows (Inno Setup 6), for one user, without an administrator.
; Not run: written without a Windows machine.
; build.ps1 calls it: ISCC /DVersion=1.2.3 packaging\windows\tourneydesk.iss

#ifndef Version
  #error Give the version: ISCC /DVersion=1.2.3 tourneydesk.iss
#endif

[Setup]
; The same in every version, so that a new one replaces the old.
AppId={{7C5B1D0A-3F0E-4C57-9A55-0B8E6D2F4E19}
AppName=TourneyDesk
AppVersion={#Version}
AppPublisher=The TourneyDesk developers
VersionInfoVersion={#Version}
DefaultDirName={localappdata}\Programs\TourneyDesk
DefaultGroupName=TourneyDesk
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\tourneydesk.ico
UninstallDisplayIcon={app}\TourneyDesk.exe
UninstallDisplayName=TourneyDesk
SourceDir=.
OutputDir=..\..\dist
OutputBaseFilename=TourneyDesk-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[CustomMessages]
en.EventFile=TourneyDesk event
de.EventFile=TourneyDesk-Turnier
es.EventFile=Torneo de TourneyDesk
en.DayFile=TourneyDesk day of several sections
de.DayFile=TourneyDesk-Turniertag mit mehreren Sektionen
es.DayFile=Jornada de TourneyDesk con varias secciones

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

; What an older version had and the new one has not.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\TourneyDesk\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "..\..\build\tourneydesk.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\TourneyDesk"; Filename: "{app}\TourneyDesk.exe"
Name: "{autodesktop}\TourneyDesk"; Filename: "{app}\TourneyDesk.exe"; Tasks: desktopicon

; HKA is the user's own part of the registry here. The keys of the two kinds go with the program; the
; suffixes' keys are left to other programs that may use them.
[Registry]
Root: HKA; Subkey: "Software\Classes\.tourney\OpenWithProgids"; ValueType: string; ValueName: "TourneyDesk.Event"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\TourneyDesk.Event"; ValueType: string; ValueName: ""; ValueData: "{cm:EventFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\TourneyDesk.Event\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\tourneydesk.ico"
Root: HKA; Subkey: "Software\Classes\TourneyDesk.Event\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\TourneyDesk.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.tourneyday\OpenWithProgids"; ValueType: string; ValueName: "TourneyDesk.Day"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\TourneyDesk.Day"; ValueType: string; ValueName: ""; ValueData: "{cm:DayFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\TourneyDesk.Day\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\tourneydesk.ico"
Root: HKA; Subkey: "Software\Classes\TourneyDesk.Day\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\TourneyDesk.exe"" ""%1"""

; The uninstaller removes what it installed and nothing else: events, backups and the user's data stay.
[Run]
Filename: "{app}\TourneyDesk.exe"; Description: "{cm:LaunchProgram,TourneyDesk}"; Flags: nowait postinstall skipifsilent
