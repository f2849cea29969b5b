// What a player finds on the screen and what the page keeps, read from the mirror
// and the storage by the tests that play whole turns.

import assert from "node:assert/strict";
import { frames, mirrorItem, patience, placeOf, screenshot } from "./harness.mjs";

// quick are settings under which nothing moves, for tests that are not about motion.
export const quick = { version: 1, lang: "fr", speed: "instant", master: 0, textSize: 100, windowW: 1280, windowH: 720 };

// look returns what the mirror says, in one piece: the title of the screen, its
// items and the lines of the log. An item's place is the middle of it. From the first
// look on the page counts the changes of its mirror.
export const look = (page) => page.evaluate(() => {
  const root = document.getElementById("wyrmtable-mirror");
  if (!window.mirrorWatch) {
    window.mirrorWatch = { changes: 0 };
    new MutationObserver(() => {
      window.mirrorWatch.changes++;
      window.mirrorWatch.wake?.();
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  const items = [...root.querySelectorAll("[data-id]")].map((el) => {
    const [x, y, w, h] = (el.dataset.at || "0,0,0,0").split(",").map(Number);
    return {
      id: el.dataset.id, label: el.textContent, region: el.closest("section")?.getAttribute("aria-label") ?? "",
      disabled: el.getAttribute("aria-disabled") === "true", pressed: el.getAttribute("aria-pressed") === "true",
      focused: el.getAttribute("aria-current") === "true", hint: el.dataset.hint === "true", shown: w > 0, at: [x + w / 2, y + h / 2],
    };
  });
  return {
    title: root.querySelector("h1")?.textContent ?? "", items, log: [...root.querySelectorAll("[role=log] p")].map((p) => p.textContent),
    changes: window.mirrorWatch.changes,
  };
});

// changed waits until the mirror is not as in the look m any more, but not for long:
// some of what a test waits for does not stand in it. Whoever looked at every frame
// instead would take the processor from the page that he waits for.
export const changed = (page, m) => page.evaluate((changes) => new Promise((resolve) => {
  if (window.mirrorWatch?.changes !== changes) return resolve();
  window.mirrorWatch.wake = resolve;
  setTimeout(resolve, 100);
}), m.changes);

// find returns an item of what look returned by its id.
export const find = (m, id) => m.items.find((it) => it.id === id);

// answers reports whether an item gives an answer, and does not only say what is
// waited for.
export const answers = (it) => !!it && !it.disabled && !it.hint;

// some are the items of a sort, by how their ids begin, that can be pressed now.
export const some = (m, prefix) => m.items.filter((it) => it.id.startsWith(prefix) && it.shown && answers(it));

// presses reports whether the item with that id can be pressed now.
export const presses = (m, id) => { const it = find(m, id); return answers(it) && it.shown; };

// usable are the cards that may be played, picked up or aimed with now.
export const usable = (m) => some(m, "card.").filter((it) => it.label.includes("(jouable)"));

// until waits for the screen to be as wanted and returns it.
export async function until(page, what, ok) {
  const deadline = Date.now() + patience;
  for (;;) {
    const m = await look(page);
    if (ok(m)) return m;
    if (Date.now() > deadline) {
      await screenshot(page, `waiting for ${what}`);
      assert.fail(`${what} never comes; the screen says ${JSON.stringify(m).slice(0, 3000)}`);
    }
    await changed(page, m);
  }
}

// has waits until the mirror has an item, or has it no more.
export const has = (page, id, there = true) => page.waitForFunction(
  ([id, there]) => !!document.querySelector(`#wyrmtable-mirror [data-id="${id}"]`) === there, [id, there], { timeout: patience });

// sitDown goes from the menu to the page on which a game is set up, where it is known
// by its button "start": what else stands there, the page before has too.
export async function sitDown(page, press, game) {
  await press(page, await placeOf(mirrorItem(page, `tile-${game}`)));
  await press(page, await placeOf(mirrorItem(page, "several")));
  await has(page, "start");
}

// insist presses an item until it was heard and is gone: curtain and recap are at
// first deaf to quick fingers.
export const insist = (page, id) => page.waitForFunction((id) => {
  const button = document.querySelector(`#wyrmtable-mirror [data-id="${id}"]`);
  button?.click();
  return !button;
}, id, { polling: 200 });

// kept returns the games in the page's storage: how many actions each has, and
// the whole text.
export const kept = (page) => page.evaluate(() => Object.entries(localStorage)
  .filter(([name]) => name.startsWith("wyrmtable/") && name.endsWith(".wyrm"))
  .map(([name, text]) => ({ name, text, actions: text.split("\n").filter((line) => line.startsWith("a ")).length })));

// answered counts the answers of the one game that the page keeps.
export async function answered(page) {
  const games = await kept(page);
  return games.length === 1 ? games[0].actions : -1;
}

// apart lets go by what the table takes for one press, when players answer with
// the same button one after the other.
let pressed = 0;
export async function apart(page) {
  const rest = pressed + 400 - Date.now();
  if (rest > 0) await page.waitForTimeout(rest);
  pressed = Date.now();
}
