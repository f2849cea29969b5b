/*
 * Tells the window of the game that its screen has another scale now, as Windows does
 * when somebody moves it to another screen or changes the scale of this one: by
 * WM_DPICHANGED, with the place that the window is to take. Wine up to 8 never does so:
 * to it all screens have the one scale with which a program starts.
 *
 *     scale 144
 */
#define WINVER 0x0a00
#define _WIN32_WINNT 0x0a00
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
	int now = argc > 1 ? atoi(argv[1]) : 0, old, wider, higher;
	HWND window = FindWindowA("GLFW30", "Wyrmtable");
	DWORD_PTR answer;
	DWORD owner = 0;
	HANDLE program;
	RECT inner, outer;
	void *there;

	SetProcessDpiAwarenessContext(DPI_AWARENESS_CONTEXT_PER_MONITOR_AWARE_V2);
	if (now < 48 || !window || !GetClientRect(window, &inner) || !GetWindowRect(window, &outer)) {
		fprintf(stderr, "scale: no window to tell\n");
		return 1;
	}
	old = GetDpiForWindow(window);
	wider = MulDiv(inner.right, now, old) - inner.right;
	higher = MulDiv(inner.bottom, now, old) - inner.bottom;
	outer.left -= wider / 2; /* about its middle, so that it stays on the screen */
	outer.top -= higher / 2;
	outer.right += wider - wider / 2;
	outer.bottom += higher - higher / 2;

	/* The message carries the address of a rectangle, which has to be where its reader is. */
	GetWindowThreadProcessId(window, &owner);
	program = OpenProcess(PROCESS_VM_OPERATION | PROCESS_VM_WRITE, FALSE, owner);
	there = VirtualAllocEx(program, NULL, sizeof outer, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE);
	if (!there || !WriteProcessMemory(program, there, &outer, sizeof outer, NULL) ||
	    !SendMessageTimeoutA(window, WM_DPICHANGED, MAKEWPARAM(now, now), (LPARAM)there, SMTO_NORMAL, 30000, &answer)) {
		fprintf(stderr, "scale: error %lu\n", GetLastError());
		return 1;
	}
	return 0;
}
