// What assistive technology finds in the page: axe-core goes over the mirror of every
// screen, and what the browser says of a person's wishes is followed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { frames, mirrorItem, mirrorText, openGame, openHouse, ready, small } from "./harness.mjs";
import { has, insist, kept, quick } from "./screen.mjs";

const house = openHouse();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// press waits for an item of the mirror and presses it as a reader does.
async function press(page, ...ids) {
  for (const id of ids) {
    const item = mirrorItem(page, id).and(page.locator(":not([aria-disabled])")).first();
    await item.waitFor({ state: "attached" });
    await item.evaluate((element) => element.click());
  }
}

const back = (page) => page.evaluate(() => history.back());

// A checker runs every rule that axe-core has over the page as it is.
class Checker {
  constructor(page) {
    this.page = page;
    this.seen = [];
    this.found = [];
  }

  async screen(name) {
    await frames(this.page, 3); // the mirror is told by then
    if (!await this.page.evaluate(() => !!window.axe)) await this.page.evaluate(axe);
    const violations = await this.page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"] })).violations.map((v) =>
      `${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map((n) => n.html).join(" ")}`));
    this.seen.push(name);
    this.found.push(...violations.map((v) => `${name}: ${v}`));
  }
}

// home goes back to the menu, a screen at a time.
async function home(page) {
  const title = () => page.evaluate(() => document.querySelector("#wyrmtable-mirror h1").textContent);
  for (let before = await title(); before !== "Wyrmtable"; before = await title()) {
    await back(page);
    await page.waitForFunction((before) => document.querySelector("#wyrmtable-mirror h1").textContent !== before, before);
    await frames(page, 4); // till then the browser's Back would lead out of the page
  }
}

// entry presses the first entry of a course's page.
async function entry(page) {
  await page.locator('#wyrmtable-mirror [data-id^="entry-"]').first().evaluate((element) => element.click());
  await page.waitForFunction(() => !document.querySelector('#wyrmtable-mirror [data-id^="entry-"]'));
}

// saysFocus checks that the page says nothing until a key is pressed, and then what the
// keys are on.
async function saysFocus(page) {
  assert.equal(await page.locator("#wyrmtable-mirror [role=status]").textContent(), "");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => {
    const on = document.querySelector("#wyrmtable-mirror [aria-current]");
    return on && document.querySelector("#wyrmtable-mirror [role=status]").textContent === on.textContent;
  });
}

test("the page says what the keys are on, and axe-core finds nothing to object to on any screen", async (t) => {
  const { page, context } = await openGame(t, house, { ...small, query: "?seed=5", settings: quick });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const check = new Checker(page);
  await check.screen("menu");
  await saysFocus(page);
  for (const id of ["settings", "rules", "saves", "credits"]) {
    await press(page, id);
    await has(page, "tile-dracoliath", false);
    await check.screen(id);
    await home(page);
  }
  await press(page, "learn-dracoliath");
  await has(page, "part.1");
  await check.screen("course");
  await entry(page);
  await check.screen("lesson");
  await home(page);
  await press(page, "learn-dracoliath", "part.1");
  await page.waitForFunction(() => document.querySelector('[data-id="part.1"]')?.getAttribute("aria-pressed"));
  await check.screen("puzzles");
  await entry(page);
  await check.screen("puzzle");
  await home(page);

  for (const game of ["aestery", "drakerion", "dragons-wrath", "arcane-duel", "dracoliath"]) {
    await press(page, `tile-${game}`);
    await has(page, "several");
    await check.screen(`offer of ${game}`);
    await press(page, "several");
    await has(page, "start");
    await press(page, "options");
    await has(page, "openundo");
    await check.screen(`set-up of ${game}`);
    if (game === "aestery") {
      await press(page, "builder.0");
      await has(page, "new.0");
      await check.screen("decks");
      await press(page, "new.0");
      await has(page, "search");
      await check.screen("a deck being built");
      await home(page);
      continue;
    }
    if (await mirrorItem(page, "begin.0").count()) await press(page, "begin.0");
    await press(page, "start");
    await has(page, "start", false);
    await check.screen(`first screen of ${game}`); // a curtain, where hands are hidden
    if (await mirrorItem(page, "lift").count()) await insist(page, "lift");
    await has(page, "menu");
    await check.screen(`table of ${game}`);
    if (game !== "dracoliath") await home(page);
  }

  await press(page, "menu");
  await has(page, "concede");
  await check.screen("pause");
  for (const [id, shows] of [["saveas", "keep"], ["bymail", "here.0"]]) {
    await press(page, id);
    await has(page, shows);
    await check.screen(id);
    while (await mirrorItem(page, shows).count()) { // the field takes the first
      await page.keyboard.press("Escape");
      await frames(page, 5);
    }
    if (!await mirrorItem(page, "concede").count()) await press(page, "menu"); // a sheet leads back to the one before
    await has(page, "concede");
  }
  await press(page, "share", "copy.0");
  await page.waitForFunction(() => document.getElementById("wyrmtable-mirror").textContent.includes("Lien copié"));
  await check.screen("share");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf("#")));
  await has(page, "refuse");
  await check.screen("preview of a link");
  await press(page, "refuse");
  await has(page, "refuse", false);
  await page.evaluate(() => { location.hash = "#w9abc"; });
  await has(page, "close");
  await check.screen("a link that cannot be read");
  await press(page, "close");
  await home(page);
  await press(page, "resume", "menu", "concede", "yes");
  await has(page, "rematch");
  await check.screen("result");
  await press(page, "replay");
  await has(page, "rematch", false);
  await check.screen("watched again");
  assert.deepEqual(check.found, []);
  t.diagnostic(`${check.seen.length} screens: ${check.seen.join(", ")}`);
});

// lifted waits for an item, behind a curtain where hands are hidden.
async function lifted(page, id) {
  await mirrorItem(page, "lift").or(mirrorItem(page, id)).first().waitFor({ state: "attached" });
  if (await mirrorItem(page, "lift").count()) await insist(page, "lift");
  await has(page, id);
}

// over plays the game with the pause sheet to its end: whoever is asked gives up.
async function over(page, check) {
  await press(page, "menu", "concede");
  await has(page, "yes");
  await check?.screen("whether to give up");
  await press(page, "yes");
  await has(page, "menu"); // of the result
  await has(page, "concede", false);
}

// recap plays on, whatever the buttons below say, until somebody is told what was done
// since he looked last.
async function recap(page) {
  for (let i = 0; i < 60 && !await mirrorItem(page, "hand").count(); i++) {
    if (await mirrorItem(page, "lift").count()) await insist(page, "lift");
    else await page.evaluate(() => [...document.querySelectorAll("#wyrmtable-mirror [data-id]")].find((el) =>
      el.getAttribute("aria-disabled") !== "true" && /^(main|second|third|end|option\.0|draw|pass)/.test(el.dataset.id))?.click());
    await frames(page, 6);
  }
  await has(page, "hand");
}

test("axe-core finds nothing to object to in what stands between two screens", async (t) => {
  const { page } = await openGame(t, house, { ...small, query: "?seed=5", settings: quick });
  const check = new Checker(page);

  // A match of three games, and the cards exchanged after the first.
  await press(page, "tile-aestery", "several");
  await has(page, "start");
  await press(page, "options", "best.1", "start");
  await has(page, "start", false);
  await lifted(page, "menu");
  await over(page, check);
  await press(page, "next");
  await has(page, "next", false);
  await check.screen("before the next game");
  await press(page, "goon.0");
  await lifted(page, "ready");
  await check.screen("exchange of cards");
  await home(page);

  // A game watched again, and a puzzle made of it.
  await press(page, "tile-dracoliath", "several");
  await has(page, "start");
  await press(page, "start");
  await has(page, "start", false);
  await lifted(page, "menu");
  await over(page);
  await press(page, "replay");
  await has(page, "rematch", false);
  await press(page, "menu", "compose");
  await has(page, "look.0");
  await check.screen("a puzzle being made");
  await home(page);

  // Whoever comes back is shown what was done meanwhile.
  await press(page, "tile-arcane-duel", "several");
  await has(page, "start");
  await press(page, "start");
  await has(page, "start", false);
  await recap(page);
  await check.screen("what was done meanwhile");
  await home(page);

  // What is kept goes only when that was meant.
  await press(page, "saves");
  await page.locator('#wyrmtable-mirror [data-id^="game"]').first().evaluate((element) => element.click());
  await press(page, "do.3");
  await has(page, "yes");
  await check.screen("whether to delete");
  assert.deepEqual(check.found, []);
  t.diagnostic(`${check.seen.length} screens: ${check.seen.join(", ")}`);
});

// crash takes from the page what a field needs, so that the game panics when the next one
// is to come: nothing else reaches its page of an error, which is there for faults that
// nobody knows.
const crash = (page) => page.evaluate(() => {
  const create = document.createElement;
  document.createElement = function (name, ...more) {
    if (name !== "input") return create.call(document, name, ...more);
    document.createElement = create; // once
    throw new Error("no field to be had");
  };
});

test("the page of an error has nothing for axe-core to object to, and a reader finds his way back to the match", async (t) => {
  const { page, context } = await openGame(t, house, { ...small, query: "?seed=5", settings: quick });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const check = new Checker(page);
  await press(page, "tile-dracoliath", "several");
  await press(page, "start");
  await has(page, "menu");
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.endsWith(".wyrm")));
  const before = await kept(page);
  await press(page, "menu");
  await crash(page);
  await press(page, "saveas");
  await has(page, "report");
  await check.screen("an error");
  assert.deepEqual(check.found, []);

  // By the roles of a reader alone: it is named, says what was lost, and has its buttons.
  const said = page.getByRole("region", { name: "Le jeu a rencontré une erreur" });
  assert.match(await said.textContent(), /no field to be had.*La partie est enregistrée jusqu’au dernier coup joué/s);
  assert.equal(await page.getByRole("heading", { level: 1 }).textContent(), "Le jeu a rencontré une erreur");
  await page.waitForFunction(() => document.querySelector("#wyrmtable-mirror [role=log]").textContent.includes("Le jeu a rencontré une erreur"));
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.querySelector("#wyrmtable-mirror [role=status]").textContent === "Copier le rapport");
  await said.getByRole("button", { name: "Copier le rapport" }).evaluate((element) => element.click());
  await mirrorText(page, "Le rapport est copié");
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /no field to be had[^]*goroutine/);
  assert.deepEqual(await kept(page), before, "the match is kept as it was");
  await said.getByRole("button", { name: "Retour au menu" }).evaluate((element) => element.click());
  await press(page, "resume");
  await has(page, "menu");
  assert.deepEqual((await kept(page)).map((game) => game.actions), before.map((game) => game.actions), "the match goes on");
});

// settled waits until the settings in the page's storage hold some words.
const settled = (page, words) => page.waitForFunction(
  (words) => localStorage.getItem("wyrmtable/settings.json")?.includes(words), words);

// shows waits until the settings' screen shows a switch on or off.
const shows = (page, id, on) => page.waitForFunction(([id, on]) =>
  (document.querySelector(`#wyrmtable-mirror [data-id="${id}"]`)?.getAttribute("aria-pressed") === "true") === on, [id, on]);

test("the browser's wishes for motion, contrast and colours are followed until the player decides", async (t) => {
  const { page } = await openGame(t, house, { ...small, settings: quick });
  await press(page, "settings");
  await has(page, "contrast");
  for (const [media, reduced, contrast] of [
    [{ reducedMotion: "reduce" }, true, false],
    [{ reducedMotion: "no-preference", contrast: "more" }, false, true],
    [{ contrast: "no-preference", forcedColors: "active" }, false, true],
    [{ forcedColors: "none" }, false, false],
    [{ reducedMotion: "reduce", contrast: "more" }, true, true],
  ]) {
    await page.emulateMedia(media); // while the page is open
    await back(page);
    await press(page, "settings");
    await has(page, "contrast");
    await shows(page, "reduced", reduced);
    await shows(page, "contrast", contrast);
  }
  // The player decides against motion being reduced, and about nothing else.
  await press(page, "reduced");
  await settled(page, '"motion": true');
  await page.emulateMedia({ contrast: "no-preference" });
  await page.reload({ waitUntil: "domcontentloaded" });
  await ready(page);
  await press(page, "settings");
  await shows(page, "reduced", false);
  await shows(page, "contrast", false);
  await page.emulateMedia({ reducedMotion: "no-preference" }); // as the next test finds it
});
