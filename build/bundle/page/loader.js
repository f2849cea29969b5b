// Loads the game into the page: shows what is being fetched, says clearly what
// is wrong if it cannot start, keeps the canvas sharp at fractional scales, and
// makes the page work offline from the second visit on.
//
// window.wyrmtable is what the page and the game share:
//   version   the bundle's fingerprint
//   frames    an array, if a test gave one: milliseconds of our share of each frame
//   slices    the same: milliseconds of each piece of thought between two frames
//   ready     set by the game when its first scene stands
//   files     those that the system opens with the installed page, until the game takes them
//   opened    set by the game: called when there are more of them
//   rest      called by the game: while it rests, the engine gets no frame
//   failure   the key of the message shown when it could not start, else null
"use strict";
(() => {
  const wasmFile = "{{.Wasm}}";      // carries its own fingerprint
  const wasmBytes = {{.WasmBytes}};  // unpacked: a compressed answer's length says nothing about it
  const shared = window.wyrmtable = {
    version: "{{.Version}}", ready: false, failure: null, files: [], frames: window.wyrmtable?.frames, slices: window.wyrmtable?.slices,
  };

  const texts = {
    fr: {
      fetch: (got, all) => `Téléchargement\u00a0: ${Math.floor(100 * got / all)}\u00a0% (${mega(got)} sur ${mega(all)}\u00a0Mo)`,
      slow: "La connexion est lente. On attend encore\u2026",
      prepare: "Préparation\u2026",
      open: "On dresse la table\u2026",
      again: "Réessayer",
      offline: "Vérifiez la connexion, puis réessayez. Après une première visite complète, le jeu s’ouvre aussi hors ligne.",
      wasm: ["Ce navigateur ne connaît pas WebAssembly.", "Ouvrez Wyrmtable dans une version récente de Firefox, Chrome, Edge ou Safari."],
      webgl: ["L’affichage WebGL\u00a02 manque.", "Activez l’accélération graphique dans les réglages du navigateur, mettez à jour le pilote de la carte graphique, ou essayez un autre navigateur."],
      file: ["Cette page doit venir d’un serveur web.", "Ouverte comme simple fichier, elle ne peut pas charger le jeu. Lancez build/web, puis ouvrez l’adresse affichée."],
      download: ["Le jeu n’a pas pu être téléchargé."],
      missing: (file) => `Il manque un fichier\u00a0: ${file}`,
      partial: ["Le téléchargement s’est interrompu."],
      broken: ["Le jeu n’a pas pu démarrer.", "Rechargez la page. Si cela se répète, videz le cache de ce site."],
      crash: ["Le jeu s’est arrêté sur une erreur.", "La partie est enregistrée après chaque action\u00a0: rechargez pour la reprendre."],
      ended: ["La partie est rangée.", "Le jeu est fermé. Rechargez pour revenir à la table."],
    },
    en: {
      fetch: (got, all) => `Downloading: ${Math.floor(100 * got / all)}% (${mega(got)} of ${mega(all)} MB)`,
      slow: "The connection is slow. Still waiting\u2026",
      prepare: "Preparing\u2026",
      open: "Laying the table\u2026",
      again: "Try again",
      offline: "Check the connection, then try again. After one complete visit the game also opens offline.",
      wasm: ["This browser does not know WebAssembly.", "Open Wyrmtable in a recent Firefox, Chrome, Edge or Safari."],
      webgl: ["WebGL 2 graphics are missing.", "Turn on graphics acceleration in the browser’s settings, update the graphics driver, or try another browser."],
      file: ["This page must come from a web server.", "Opened as a plain file it cannot load the game. Run build/web, then open the address it prints."],
      download: ["The game could not be downloaded."],
      missing: (file) => `A file is missing: ${file}`,
      partial: ["The download broke off."],
      broken: ["The game could not start.", "Reload the page. If it happens again, clear this site’s cache."],
      crash: ["The game stopped on an error.", "The match is saved after every action: reload to take it up again."],
      ended: ["The table is cleared.", "The game is closed. Reload to come back."],
    },
  };

  // The first language of the visitor's list that we speak; ?lang= overrules it.
  // As in the game itself, whoever reads neither gets English.
  function pickLanguage() {
    const asked = new URLSearchParams(location.search).get("lang");
    const list = [asked, ...(navigator.languages || [])].filter(Boolean);
    for (const l of list) {
      const two = l.slice(0, 2).toLowerCase();
      if (texts[two]) return two;
    }
    return list.length ? "en" : "fr";
  }
  const language = pickLanguage();
  const say = texts[language];
  document.documentElement.lang = language;

  function mega(bytes) {
    return (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  const $ = (id) => document.getElementById(id);
  $("silent").remove();
  $("again").textContent = say.again;
  $("again").addEventListener("click", () => location.reload());

  function stage(text, part) {
    $("stage").textContent = text;
    if (part === undefined) return;
    const percent = Math.floor(100 * part);
    $("fill").style.width = percent + "%";
    $("rail").setAttribute("aria-valuenow", percent);
    $("rail").classList.toggle("wait", part === 1);
  }

  function fail(what, detail) {
    if (shared.failure) return;
    shared.failure = what;
    const [title, advice] = say[what];
    const strong = document.createElement("strong");
    strong.textContent = title;
    $("trouble").replaceChildren(strong, advice || say.offline);
    if (detail) {
      const small = document.createElement("span");
      small.id = "detail";
      small.textContent = detail;
      $("trouble").append(small);
    }
    $("rail").hidden = $("stage").hidden = true;
    $("trouble").hidden = $("again").hidden = false;
    document.body.append($loader);
    $loader.classList.remove("gone");
    $("again").focus();
  }
  const $loader = $("loader");

  // The engine makes its canvas from whole device pixels and stretches it over
  // the body. Where the page's size times the scale is not whole, every pixel is
  // smeared; so the body takes the nearest smaller size that comes out whole.
  function wholePixels(css) {
    const scale = window.devicePixelRatio || 1;
    for (let n = Math.floor(css); n > 0 && n > css - 24; n--) {
      if (Math.abs(n * scale - Math.round(n * scale)) < 1e-3) return n;
    }
    return Math.floor(css);
  }
  // A phone turned upright again shrinks the page to fit the body, which still is
  // as wide as before, and calls that the window: it would stay so. How far it
  // was shrunk or enlarged tells the true size.
  function fit() {
    const seen = window.visualViewport;
    const share = seen?.width > 0 ? (seen.width * seen.scale) / window.innerWidth : 1;
    const css = (size) => wholePixels(size * share + 0.01) + "px";
    document.body.style.width = css(window.innerWidth);
    document.body.style.height = css(window.innerHeight);
  }
  // The sizes above come true one after the other while a phone is turned.
  function settle() {
    const { width, height } = document.body.style;
    fit();
    if (document.body.style.width === width && document.body.style.height === height) return;
    window.dispatchEvent(new Event("resize")); // the engine follows
  }
  // Moved to a screen of another scale: no resize event comes by itself.
  function watchScale() {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener?.("change", () => {
      window.dispatchEvent(new Event("resize"));
      watchScale();
    }, { once: true });
  }
  window.addEventListener("resize", () => {
    fit();
    requestAnimationFrame(settle);
  }, true);
  window.visualViewport?.addEventListener("resize", settle);
  fit();
  watchScale();

  function hasWebGL2() {
    try {
      const gl = document.createElement("canvas").getContext("webgl2");
      gl?.getExtension("WEBGL_lose_context")?.loseContext();
      return !!gl;
    } catch {
      return false;
    }
  }

  // Hands the answer on as it comes and counts what has passed.
  function counted(response) {
    const reader = response.body.getReader();
    let got = 0;
    let slow;
    const body = new ReadableStream({
      async pull(sink) {
        slow = setTimeout(() => stage(say.slow), 12000);
        let piece;
        try {
          piece = await reader.read();
        } finally {
          clearTimeout(slow);
        }
        if (piece.done) {
          if (got !== wasmBytes) sink.error(new Partial(got));
          else sink.close();
          stage(say.prepare, 1);
          return;
        }
        got += piece.value.byteLength;
        stage(say.fetch(got, wasmBytes), Math.min(got / wasmBytes, 1));
        sink.enqueue(piece.value);
      },
      cancel(why) { return reader.cancel(why); },
    });
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  }
  class Partial extends Error {
    constructor(got) { super(`${got} / ${wasmBytes}`); }
  }

  async function load(imports) {
    stage(say.fetch(0, wasmBytes), 0);
    let response;
    try {
      response = await fetch(wasmFile);
    } catch (e) {
      return fail("download", e.message);
    }
    if (!response.ok || !response.body) {
      const what = `${wasmFile}: HTTP ${response.status}`;
      return fail("download", response.status === 404 ? say.missing(what) : what);
    }
    try {
      return (await WebAssembly.instantiateStreaming(counted(response), imports)).instance;
    } catch (e) {
      if (e instanceof Partial) return fail("partial", e.message);
      // A stream that breaks in the middle is the network's doing, all else the file's.
      return fail(e instanceof TypeError ? "partial" : "broken", e.message);
    }
  }

  // Takes the plate away once the game stands; one that never says so gets a
  // little time after its canvas has appeared.
  function uncover() {
    let seen = 0;
    const look = () => {
      if (shared.failure) return;
      const canvas = document.querySelector("canvas");
      if (canvas && !seen) {
        seen = performance.now();
        window.dispatchEvent(new Event("resize"));
      }
      if (canvas && (shared.ready || performance.now() - seen > 6000)) {
        $loader.classList.add("gone");
        setTimeout(() => { if (!shared.failure) $loader.remove(); }, 400);
        canvas.focus({ preventScroll: true });
        return;
      }
      requestAnimationFrame(look);
    };
    look();
  }

  // The engine asks for the next frame in every frame, also while nothing moves: sixty
  // frames a second for nothing. While the game rests its wish is kept. The engine takes
  // the browser's function when it is loaded, and so finds this one then; everybody else
  // has the browser's own.
  function slowed(run) {
    const frame = window.requestAnimationFrame;
    let resting = false;
    let kept = null;
    shared.rest = (on) => {
      resting = on;
      if (on || !kept) return;
      frame(kept);
      kept = null;
    };
    window.requestAnimationFrame = (f) => (resting ? (kept = f, 0) : frame(f));
    try {
      return run();
    } finally {
      window.requestAnimationFrame = frame;
    }
  }

  // Registered only now: its copies then come from the browser's own cache
  // instead of competing with the download being watched.
  function workOffline() {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("sw.js").catch(() => {
      // Private windows and some embeddings forbid it; the game plays on without.
    });
  }

  // A file that cannot be read is handed on as well: the game says so.
  window.launchQueue?.setConsumer(async ({ files }) => {
    for (const handle of files ?? []) {
      const file = await handle.getFile().catch((e) =>
        ({ name: handle.name, size: 0, arrayBuffer: () => Promise.reject(e) }));
      shared.files.push(file);
    }
    shared.opened?.();
  });

  async function start() {
    if (location.protocol === "file:") return fail("file");
    // It stands before this script in the page: it did not come, or is something else.
    if (typeof Go !== "function") return fail("download", say.missing("wasm_exec.js"));
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) return fail("wasm");
    if (!hasWebGL2()) return fail("webgl");

    const go = new Go();
    let code = 0;
    const exit = go.exit;
    go.exit = (c) => { code = c; exit(c); };
    go.argv = ["wyrmtable"];
    const instance = await load(go.importObject);
    if (!instance) return;
    stage(say.open, 1);
    uncover();
    const ended = slowed(() => go.run(instance));
    workOffline();
    await ended;
    fail(code === 0 ? "ended" : "crash", code === 0 ? "" : `exit ${code}`);
  }

  start().catch((e) => fail("crash", String(e?.message || e)));
})();
