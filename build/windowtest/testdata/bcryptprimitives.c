/*
 * Wine before version 9 has no bcryptprimitives.dll, from which every program made
 * by Go takes its chance. This one has the one function that is asked for, and takes
 * chance from where Wine has it.
 */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID buffer, ULONG size); /* RtlGenRandom, in advapi32 */

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{
	return SystemFunction036(data, (ULONG)size);
}
