// Webserve serves the browser bundle on this machine only (127.0.0.1) and prints
// the address. It answers with the right types, hands out the precompressed
// files to browsers that take them, and tells caches what may be kept.
//
//	go run ./build/webserve [-port N] [-dir dist/web]
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"syscall"
	"time"
)

// usualPort is tried first: browsers keep saved games by address, port included,
// so a port that changes each time would seem to lose them.
const usualPort = 8484

func main() {
	port := flag.Int("port", -1, fmt.Sprintf("port to use; by default %d, or any free one if it is taken; 0 for any free one", usualPort))
	dir := flag.String("dir", "dist/web", "folder to serve")
	flag.Parse()
	if err := run(*port, *dir); err != nil {
		fmt.Fprintln(os.Stderr, "webserve:", err)
		os.Exit(1)
	}
}

func run(port int, dir string) error {
	if _, err := fs.Stat(os.DirFS(dir), "index.html"); err != nil {
		return fmt.Errorf("%s holds no index.html; build it first with build/web", dir)
	}
	listener, err := listen(port)
	if err != nil {
		return err
	}
	fmt.Printf("Wyrmtable: http://%s/  (Ctrl+C ends)\n", listener.Addr())
	server := &http.Server{Handler: site{os.DirFS(dir)}, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}

// listen opens the port asked for, or with -1 the usual one or else a free one.
func listen(port int) (net.Listener, error) {
	if port > 65535 {
		return nil, fmt.Errorf("there is no port %d; ports go up to 65535", port)
	}
	if port >= 0 {
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if errors.Is(err, syscall.EADDRINUSE) {
			return nil, fmt.Errorf("port %d is taken; choose another with -port", port)
		}
		return l, err
	}
	if l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", usualPort)); err == nil {
		return l, nil
	}
	fmt.Printf("Port %d is taken, so another is used; games saved there are not seen here.\n", usualPort)
	return net.Listen("tcp", "127.0.0.1:0")
}
