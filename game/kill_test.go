//go:build unix

package game_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
)

// killEnv makes this test binary a player that saves as fast as it can, in the
// folder named. See TestKilledWhileSaving.
const killEnv = "WYRMTABLE_TEST_SAVES"

func init() {
	if dir := os.Getenv(killEnv); dir != "" {
		saveForever(dir)
	}
}

// saveForever plays a match whose n-th action saves the number n, and tells
// each n once the call has returned.
func saveForever(dir string) {
	store, _ := game.OpenStore(dir)
	saves := game.NewSaves(store, func(t game.Text) { fmt.Println("trouble", t.EN); os.Exit(3) })
	auto := saves.Autosave(game.Head{Game: "test"})
	pad := strings.Repeat("x", 20000)
	for n := 1; ; n++ {
		auto.Write(nil, []byte(strconv.Itoa(n)+" "+pad))
		fmt.Println(n)
	}
}

// Killed at any moment, the autosave loads and is at most one action behind.
// WYRMTABLE_TEST_KILLS says how often to try.
func TestKilledWhileSaving(t *testing.T) {
	kills := 8
	if n, err := strconv.Atoi(os.Getenv("WYRMTABLE_TEST_KILLS")); err == nil {
		kills = n
	}
	for i := range kills {
		dir := t.TempDir()
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), killEnv+"="+dir)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		last, until := 0, 5+i%40
		for last < until && lines.Scan() {
			if last, err = strconv.Atoi(lines.Text()); err != nil {
				t.Fatalf("the player said %q", lines.Text())
			}
		}
		time.Sleep(time.Duration(i*293%1700) * time.Microsecond) // anywhere within a write
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		for lines.Scan() { // what was told before the end
			if n, err := strconv.Atoi(lines.Text()); err == nil {
				last = n
			}
		}
		cmd.Wait()

		store, _ := game.OpenStore(dir)
		saves := game.NewSaves(store, func(game.Text) {})
		h, ok := saves.Latest()
		if !ok {
			t.Fatalf("kill %d: nothing to continue after %d actions", i, last)
		}
		_, data, warn, err := saves.Load(h.ID)
		if err != nil || !warn.Empty() {
			t.Fatalf("kill %d: %v, %v", i, err, warn)
		}
		number, _, _ := strings.Cut(string(data), " ")
		if n, _ := strconv.Atoi(number); n < last-1 {
			t.Errorf("kill %d: saved action %d of %d", i, n, last)
		}
	}
}
