// Decks in the browser: built with the mouse, taken in by drop and clipboard,
// given out as a download, and still there after a reload.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { click, drag, frames, mirrorItem, mirrorText, openGame, openHouse, picture, placeOf, ready } from "./harness.mjs";
import { has, quick } from "./screen.mjs";

const house = openHouse();

// press presses an item of the mirror as a screen reader does.
async function press(page, id) {
  await has(page, id);
  await mirrorItem(page, id).first().evaluate((element) => element.click());
  await frames(page, 3);
}

// cardNamed is the id of the collection's card of a name.
const cardNamed = (page, name) => page.evaluate((name) => [...document.querySelectorAll("#wyrmtable-mirror [data-id^='card.']")]
  .find((e) => e.textContent.startsWith(name + ".")).dataset.id, name);

// builder leads to the decks of a game that has some.
async function builder(page) {
  await has(page, "tile-aestery");
  await click(page, await placeOf(mirrorItem(page, "tile-aestery")));
  await click(page, await placeOf(mirrorItem(page, "several")));
  await has(page, "start"); // the page before has options too
  await press(page, "options");
  await press(page, "builder.0");
  await has(page, "new.0");
}

// A window in which the cards of a collection and the deck lie side by side.
const bench = { width: 960, height: 540 };

test("a deck is built, carried, exported, and outlives a reload; lists come in by drop and by the clipboard", async (t) => {
  const { page, context } = await openGame(t, house, { ...bench, query: "?seed=5", settings: quick });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await builder(page);
  await press(page, "new.0");
  await has(page, "search");
  const card = await cardNamed(page, "Vaelis");
  await click(page, await placeOf(mirrorItem(page, card)));
  const row = card.replace("card.", "row.1.");
  await has(page, row);
  const next = await cardNamed(page, "Garde de nacre");
  // It is not of the hero's colours: carried to the deck it goes home, and why is said.
  await drag(page, await placeOf(mirrorItem(page, next)), await placeOf(mirrorItem(page, row)));
  await mirrorText(page, "Garde de nacre » (Bleu)");
  await picture(page, "decks bench");
  await press(page, "list");
  const download = page.waitForEvent("download");
  await press(page, "list-do.1");
  const file = await download;
  assert.equal(file.suggestedFilename(), "Nouveau deck.txt");
  assert.match(readFileSync(await file.path(), "utf8"), /^Deck\s: Nouveau deck\n\nHéros\s:\n1 Vaelis\n/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await ready(page);
  await builder(page);
  await has(page, "deck.0");
  assert.match(await mirrorItem(page, "deck.0").first().textContent(), /Nouveau deck. Vaelis/);

  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["4 Meurtre 111\n3 Nageur des trefond\n"], "Glané.txt", { type: "text/plain" }));
    document.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
  });
  await mirrorText(page, "1 ligne n’est pas comprise");
  await press(page, "meant.0");
  await has(page, "report-close", false);
  await press(page, "list");
  await press(page, "list-do.0");
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes("3 Nageur des tréfonds"));
  await press(page, "list-do.2");
  await press(page, "back");
  await press(page, "import.0");
  await has(page, "search");
  await mirrorText(page, "Glané 2");
});
