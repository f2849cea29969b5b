// An installed page opens the files of saved games that the system gives it: first it
// says what a file is, and nothing that is kept is touched.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { browserPath, mirrorItem, openHouse, patience, ready, small, testFlags } from "./harness.mjs";
import { begunMatch, press, says } from "./begun.mjs";
import { has, kept } from "./screen.mjs";

const house = openHouse();

// installed is a browser of its own, with a person's folder of its own for what an
// installation writes, in which the page is installed. The game is held back until
// then: a page that plays leaves the browser little time.
async function installed(t, home) {
  const context = await chromium.launchPersistentContext(join(home, "profile"), {
    executablePath: browserPath(), args: testFlags, headless: true, locale: "fr-FR", viewport: small,
    env: { ...process.env, HOME: home, XDG_DATA_HOME: join(home, "data"), XDG_CONFIG_HOME: join(home, "config") },
  });
  t.after(() => context.close());
  context.setDefaultTimeout(patience);
  const page = context.pages()[0] ?? await context.newPage();
  await page.route("**/*.wasm", () => {}); // never answered
  await page.goto(house.server.url);
  const tools = await context.newCDPSession(page);
  const { appId: manifestId } = await tools.send("Page.getAppId");
  await tools.send("PWA.install", { manifestId });
  const { fileHandlers } = await tools.send("PWA.getOsAppState", { manifestId });
  assert.deepEqual(fileHandlers.map((h) => h.accepts), [[{ mediaType: "application/x-wyrmtable", fileExtensions: [".wyrm"] }]]);
  await page.goto("about:blank"); // or it would be brought to the front with the file
  await page.unroute("**/*.wasm");
  return { context, open: (file) => tools.send("PWA.launchFilesInApp", { manifestId, files: [file] }) };
}

// shown waits for the window of the installed page: a new one, or a tab that it was
// made of.
async function shown(context) {
  for (const deadline = Date.now() + patience; Date.now() < deadline;) {
    const page = context.pages().find((page) => page.url().startsWith(house.server.url));
    if (page) return page;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`no window opens; there are ${context.pages().map((page) => page.url())}`);
}

test("a file of a saved game opens in the installed page, and is told before anything comes of it", async (t) => {
  const home = mkdtempSync(join(tmpdir(), "wyrmtable-installed-"));
  t.after(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const file = join(home, "soirée d’été.wyrm");
  writeFileSync(file, (await begunMatch(t, house)).file);
  const { context, open } = await installed(t, home);

  await open(file);
  const page = await shown(context);
  await ready(page);
  for (const words of ["Une partie enregistrée", "Dracoliath", "soirée d’été.wyrm"]) await says(page, words);
  assert.deepEqual(await kept(page), [], "something is kept by reading it");
  await press(page, "open");
  await has(page, "undo");
  const before = await kept(page);
  assert.equal(before.length, 1, "the match is kept once it is on the table");

  // The window is there already: it is given the next file, over what lies in it.
  const torn = join(home, "déchirée.wyrm");
  writeFileSync(torn, "no match");
  await open(torn);
  await says(page, "Ce fichier ne s’ouvre pas");
  await says(page, "déchirée.wyrm");
  await says(page, "ce n’est pas une partie de Wyrmtable");
  await press(page, "close");
  await has(page, "undo");
  assert.deepEqual(await kept(page), before, "a file that was refused has changed what is kept");
});
