# What build/play, build/web, build/test and build/release share: finding the
# repository and Go, and installing Debian packages that are missing.
# It is sourced, never run.

called_from=$PWD
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1

# A clone owned by somebody else (root in a container, a mounted folder) makes
# git refuse to speak, and Go with it; nothing here needs the stamp.
export GOFLAGS="${GOFLAGS:+$GOFLAGS }-buildvcs=false"

say()  { printf '%s\n' "$*"; }
fail() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; exit 1; }

# need_go stops with a clear line unless a Go good enough for go.mod is there.
# Asking the go command inside the module lets it fetch a newer toolchain by
# itself where it is allowed to (GOTOOLCHAIN=auto, the default since Go 1.21).
need_go() {
	local want have
	want=$(sed -n 's/^go //p' go.mod)
	command -v go >/dev/null || PATH="$PATH:/usr/local/go/bin:$HOME/go/bin"
	command -v go >/dev/null ||
		fail "Go is missing; this program needs Go $want or newer: https://go.dev/dl/"
	have=$(go env GOVERSION 2>/dev/null)
	[ -n "$have" ] || have=$(GOTOOLCHAIN=local go version 2>/dev/null | awk '{print $3}')
	have=${have#go}
	version_at_least "${have:-0}" "$want" ||
		fail "Go ${have:-?} is too old; this program needs Go $want or newer: https://go.dev/dl/"
}

# version_at_least HAVE WANT: compares dotted versions number by number.
# "1.27rc1" counts as 1.27, "1.26-custom" as 1.26.
version_at_least() {
	local have want i
	IFS=. read -ra have <<<"$1"
	IFS=. read -ra want <<<"$2"
	for i in 0 1 2; do
		local h=${have[i]:-0} w=${want[i]:-0}
		h=${h%%[!0-9]*} w=${w%%[!0-9]*}
		[ "${h:-0}" -gt "${w:-0}" ] && return 0
		[ "${h:-0}" -lt "${w:-0}" ] && return 1
	done
	return 0
}

# What it takes to compile and open the window on Debian and Ubuntu.
window_packages=(
	"ca-certificates|lets Go fetch the modules the program is made of"
	"gcc|compiles the window and sound libraries' C parts"
	"libc6-dev|the C library's headers"
	"pkg-config|tells the compiler where the sound library is"
	"libasound2-dev|sound (ALSA)"
	"libgl1-mesa-dev|drawing (OpenGL)"
	"libgl1-mesa-dri|the graphics drivers, the software one included"
	"libx11-dev|the window (X11)"
	"libxcursor-dev|the mouse pointer"
	"libxi-dev|mouse and keyboard"
	"libxinerama-dev|several screens"
	"libxrandr-dev|screen sizes"
	"libxxf86vm-dev|fullscreen"
)

# install_missing PACKAGE|WHY...: installs the packages that are not there, and
# says which and why. Only Debian's and Ubuntu's apt is spoken; elsewhere it
# does nothing, and a compiler message tells what is missing.
install_missing() {
	command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
	local entry installed missing=()
	installed=$(dpkg-query -W -f '${binary:Package} ${db:Status-Status}\n' 2>/dev/null |
		sed -n 's/^\([^ :]*\)[^ ]* installed$/\1/p')
	for entry in "$@"; do
		grep -qxF "${entry%%|*}" <<<"$installed" && continue
		[ ${#missing[@]} -eq 0 ] && say "Packages to install:"
		missing+=("${entry%%|*}")
		printf '  %-22s %s\n' "${entry%%|*}" "${entry#*|}"
	done
	[ ${#missing[@]} -eq 0 ] || apt_install "${missing[@]}"
}

apt_install() {
	local as_root=() line="apt-get update && apt-get install --no-install-recommends -y $*"
	if [ "$(id -u)" != 0 ]; then
		# Without a terminal sudo can only work if it asks no password.
		if ! command -v sudo >/dev/null || { ! sudo -n true 2>/dev/null && [ ! -t 0 ]; }; then
			say "Neither root nor sudo is at hand. Run this as root, then start again:" >&2
			say "  $line" >&2
			exit 1
		fi
		as_root=(sudo)
	fi
	local install=(env DEBIAN_FRONTEND=noninteractive apt-get install --no-install-recommends -y -q "$@")
	if compgen -G "/var/lib/apt/lists/*Packages*" >/dev/null && "${as_root[@]}" "${install[@]}" </dev/null; then
		return 0
	fi
	"${as_root[@]}" apt-get update -q </dev/null &&
		"${as_root[@]}" "${install[@]}" </dev/null ||
		fail "the packages could not be installed; as root: $line"
}
