// Drakerion in the browser, at a shared table: a match that is begun by mouse, goes on
// after a reload, and is played by finger on a phone held upright. Whole matches are
// played by the tests of its look, in a window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { click, frames, mirrorItem, openGame, openHouse, patience, picture, placeOf, ready, tap } from "./harness.mjs";
import { answered, apart, find, insist, look, presses, quick, some, until, usable } from "./screen.mjs";

const house = openHouse();

const open = (t, more = {}) => openGame(t, house, { query: "?seed=5", settings: quick, ...more });

// blind: who is asked has to look at his hand first.
const blind = (m) => /^Regardez les cartes/.test(find(m, "end")?.label ?? "");
const asks = (m) => !!find(m, "lift") || !!find(m, "rematch") || some(m, "option.").length > 0 || some(m, "goal.").length > 0 ||
  usable(m).length > 0 || presses(m, "pass") || presses(m, "end") || blind(m);

async function begin(page, press) {
  await press(page, await placeOf(mirrorItem(page, "tile-drakerion")));
  await press(page, await placeOf(mirrorItem(page, "several")));
  await press(page, await placeOf(mirrorItem(page, "start")));
  await until(page, "the first question", asks);
}

// act gives one answer to m, the question there is: what a panel offers first, or
// what a card that may be used does first, or to pass; it returns what was done.
async function act(page, press, m) {
  m ??= await until(page, "a question", asks);
  const before = await answered(page);
  await apart(page);
  const given = async (what, pressed) => {
    await until(page, `an answer after ${what}`, () => true);
    const deadline = Date.now() + patience / 4;
    let panel = 0;
    while (Date.now() < deadline) {
      if ((await answered(page)) !== before) return pressed;
      const now = await look(page);
      // A panel may belong to the next question already, before the answer is kept.
      if (some(now, "option.").length === 0 || pressed === "option") panel = 0;
      else if (panel === 0) panel = Date.now();
      else if (Date.now() - panel > 1000) return act(page, press);
      await frames(page, 1);
    }
    return "";
  };
  if (find(m, "rematch")) return "over";
  if (find(m, "lift")) {
    await insist(page, "lift");
    return "lift";
  }
  if (some(m, "option.").length > 0) {
    await press(page, some(m, "option.")[0].at);
    return given("an option", "option");
  }
  if (some(m, "goal.").length > 0) {
    await press(page, some(m, "goal.")[0].at);
    return given("a goal", "goal");
  }
  if (blind(m)) {
    await press(page, find(m, "eye").at);
    await until(page, "the hand", (now) => !blind(now));
    return act(page, press);
  }
  const attacks = usable(m);
  if (attacks.length > 0 && !/combat/.test(m.title) && !presses(m, "end")) {
    await press(page, attacks[0].at);
    const now = await until(page, "a goal", (now) => some(now, "goal.").length > 0 || some(now, "option.").length > 0 || now.log.length !== m.log.length);
    if (some(now, "goal.").length > 0) await press(page, some(now, "goal.")[0].at);
    return given("a card", "card");
  }
  if (presses(m, "end")) {
    await press(page, find(m, "end").at);
    return given("the large button", "end");
  }
  await press(page, find(m, "pass").at);
  return given("passing", "pass");
}

// turn plays until a turn has ended, and returns how often what was done.
async function turn(page, press) {
  const done = {};
  for (let n = 0; n < 150; n++) {
    const m = await until(page, "a question", asks);
    if (m.log.some((line) => /^Tour 2/.test(line)) || find(m, "rematch")) return done;
    const what = await act(page, press, m);
    assert.notEqual(what, "", `a press does nothing; the title is ${m.title}`);
    done[what] = (done[what] ?? 0) + 1;
  }
  assert.fail(`no end of the turn: ${JSON.stringify(done)}`);
}

// playUntil gives answers until the screen is as wanted, and counts in done what was
// done.
async function playUntil(page, press, ok, done = {}) {
  for (let n = 0; n < 60; n++) {
    const m = await until(page, "a question", asks);
    if (ok(m)) return m;
    const what = await act(page, press, m);
    done[what] = (done[what] ?? 0) + 1;
  }
  assert.fail("it never comes to that");
}

test("Drakerion: a match goes on after a reload, its Manœuvre still secret; a turn by finger on a phone held upright; the eye shows a hand until the next press", async (t) => {
  const { page } = await open(t, { width: 390, height: 844, touch: true, mobile: true });
  await begin(page, click);
  const before = {};
  let m = await playUntil(page, click, (now) => /choisit une Manœuvre/.test(now.title) && some(now, "option.").length > 1, before);
  const chosen = some(m, "option.")[1].label.replace(/^Choisir /, "").split(/[.:\u00a0]/)[0].trim();
  await click(page, some(m, "option.")[1].at);
  await until(page, "the other's curtain", (now) => !!find(now, "lift"));
  const kept = await answered(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await ready(page);
  await click(page, await placeOf(mirrorItem(page, "resume")));
  m = await until(page, "the curtain", (now) => !!find(now, "lift"));
  assert.equal(await answered(page), kept, "answers kept");
  assert.ok(!JSON.stringify(m.log).includes(chosen), `the log tells of ${chosen}`);

  m = await playUntil(page, tap, (now) => /^Drakerion — Action/.test(now.title), before);
  const hidden = (now) => now.items.filter((it) => it.id.startsWith("card.") && it.label.startsWith("carte cachée")).length;
  const down = hidden(m);
  await tap(page, find(m, "eye").at);
  m = await until(page, "the hand", (now) => hidden(now) < down);
  await picture(page, "drakerion phone hand");
  await tap(page, find(m, "eye").at);
  await until(page, "the hand down again", (now) => hidden(now) === down);
  const done = await turn(page, tap);
  const lifted = (before.lift ?? 0) + (done.lift ?? 0), used = (before.card ?? 0) + (done.card ?? 0);
  assert.ok(lifted >= 4, `two mulligans and two Manœuvres behind curtains, there were ${lifted}`);
  assert.ok(used >= 2, `cards were used ${used} times`);
  m = await look(page);
  assert.ok(m.log.some((line) => /attaque/.test(line)) && m.log.some((line) => /dévoile/.test(line)), `the log is ${m.log}`);
  await picture(page, "drakerion phone");
});
