// Links in the browser: what stands behind the # of the address, when the page comes
// up and while it is open.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begunMatch, press, says } from "./begun.mjs";
import { openGame, openHouse, small } from "./harness.mjs";
import { answered, has, insist, quick } from "./screen.mjs";

const house = openHouse();

test("a link is previewed, opened on a table of its own, and refused when it is damaged", async (t) => {
  const { link } = await begunMatch(t, house);
  const hash = link.slice(link.indexOf("#"));
  const { page } = await openGame(t, house, { ...small, query: hash, settings: quick });
  await says(page, "Une partie reçue");
  await says(page, "Dracoliath");
  assert.ok(!page.url().includes("#w1"), "the address forgets what was read");
  await press(page, "open");
  await has(page, "undo");

  // The page is open already, and its address gets another link.
  const go = (hash) => page.evaluate((hash) => { location.hash = hash; }, hash);
  await go(hash);
  await says(page, "Une partie reçue");
  await press(page, "refuse");
  await has(page, "undo");
  await go(hash.slice(0, -3));
  await says(page, "La fin du lien manque");
  await press(page, "close");
  await has(page, "undo");
  await go("#w9abc");
  await says(page, "autre version du programme");
  await press(page, "close");
  await has(page, "close", false);
  await page.evaluate(() => history.back());
  await has(page, "tile-dracoliath");
});

// A person who plays by messages, at a page of his own.
class Person {
  constructor(page) { this.page = page; }

  static async at(t, query) {
    const { page, context } = await openGame(t, house, { ...small, query, settings: quick });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    return new Person(page);
  }

  // answers presses the large button for as long as it gives an answer, and returns the
  // link that is copied then.
  async answers() {
    await this.page.waitForFunction(() => {
      const at = (id) => document.querySelector(`#wyrmtable-mirror [data-id="${id}"]`);
      const end = at("end");
      if (at("mail")) return true;
      if (end && end.dataset.hint !== "true") end.click();
    }, null, { polling: 300 });
    await press(this.page, "mail");
    await press(this.page, "copy.0");
    await says(this.page, "Lien copié");
    const link = await this.page.evaluate(() => navigator.clipboard.readText());
    await this.page.keyboard.press("Escape");
    await has(this.page, "copy.0", false);
    return link.slice(link.indexOf("#"));
  }

  // sits says who plays here, or that what came shall go on, and looks at what was missed.
  async sits(choice) {
    await press(this.page, choice);
    await has(this.page, choice, false);
    await this.page.waitForFunction(() => ["hand", "undo"].some((id) => document.querySelector(`#wyrmtable-mirror [data-id="${id}"]`)));
    if (await this.page.locator('#wyrmtable-mirror [data-id="hand"]').count()) await insist(this.page, "hand");
    await has(this.page, "undo");
  }

  // receives opens a link that another has sent.
  async receives(hash) {
    await this.page.evaluate((hash) => { location.hash = hash; }, hash);
    await says(this.page, "Une partie par messages");
    await this.sits("open");
  }
}

test("three play by messages, each at a page of his own, and choose in secret at the same time", async (t) => {
  const one = await Person.at(t, "?seed=5");
  for (const id of ["tile-dragons-wrath", "several"]) await press(one.page, id);
  await has(one.page, "start");
  for (const id of ["count.1", "start"]) await press(one.page, id);
  await has(one.page, "undo");
  for (const id of ["menu", "bymail", "here.0"]) await press(one.page, id);
  const first = await one.answers(); // nobody casts a curse: one is asked after the other
  const two = await Person.at(t, first);
  await two.sits("here.1");
  const second = await two.answers();
  const three = await Person.at(t, first);
  await three.sits("here.2");
  await three.receives(second);
  const third = await three.answers(); // and a first secret choice
  await one.receives(third);
  await two.receives(third);
  const [fromOne, fromTwo] = [await one.answers(), await two.answers()]; // neither knows of the other
  await one.receives(fromTwo);
  await two.receives(fromOne);
  await three.receives(fromTwo);
  await three.receives(fromOne);
  assert.deepEqual(await Promise.all([one, two, three].map((person) => answered(person.page))), [6, 6, 6]);
});
