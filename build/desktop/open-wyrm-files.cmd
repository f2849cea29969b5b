@echo off
rem Makes a double click on a .wyrm file open it in the wyrmtable.exe that lies beside
rem this script. It writes for the present user only and asks for no administrator.
rem Run it again when the folder has moved; with -remove it takes back what it wrote.
rem
rem Fait ouvrir les fichiers .wyrm par le wyrmtable.exe de ce dossier, pour vous seul.
rem A relancer si le dossier change de place ; avec -remove, tout est retire.
setlocal DisableDelayedExpansion
set "program=%~dp0wyrmtable.exe"
set "classes=HKCU\Software\Classes"
setlocal EnableDelayedExpansion
if /i "%~1"=="-remove" goto remove
if not exist "!program!" goto alone

reg add "%classes%\Wyrmtable.Match" /ve /d "Wyrmtable" /f >nul
if errorlevel 1 goto failed
reg add "%classes%\Wyrmtable.Match\DefaultIcon" /ve /d "\"!program!\",0" /f >nul
if errorlevel 1 goto failed
reg add "%classes%\Wyrmtable.Match\shell\open\command" /ve /d "\"!program!\" \"%%1\"" /f >nul
if errorlevel 1 goto failed
reg add "%classes%\.wyrm" /ve /d "Wyrmtable.Match" /f >nul
if errorlevel 1 goto failed
echo Les fichiers .wyrm s'ouvrent dans Wyrmtable. / Files .wyrm open in Wyrmtable.
if "%~1"=="" pause
exit /b 0

:remove
reg delete "%classes%\Wyrmtable.Match" /f >nul 2>nul
rem Another program's choice stays.
reg query "%classes%\.wyrm" /ve 2>nul | find "Wyrmtable.Match" >nul
if not errorlevel 1 reg delete "%classes%\.wyrm" /f >nul
exit /b 0

:alone
echo wyrmtable.exe n'est pas dans ce dossier. / wyrmtable.exe does not lie in this folder.
if "%~1"=="" pause
exit /b 1

:failed
echo Le registre n'a pas pu etre ecrit. / The registry could not be written.
if "%~1"=="" pause
exit /b 1
