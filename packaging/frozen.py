"""The beginning of the packaged program (PyInstaller starts this file).

``-m MODULE`` runs a module of the program in a process of its own, as Python would.
"""

import os
import runpy
import sys


def leave_own_libraries() -> None:
    """Programs started from here (lp, the file manager) load the system's libraries, not ours."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before:
            os.environ[name] = before
        else:
            os.environ.pop(name, None)


if __name__ == "__main__":
    leave_own_libraries()
    if sys.argv[1:2] == ["-m"]:
        module = sys.argv[2]
        sys.argv[:] = [module, *sys.argv[3:]]
        runpy.run_module(module, run_name="__main__")
    else:
        from tourneydesk.__main__ import main

        sys.exit(main())
