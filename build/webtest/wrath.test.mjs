// Dragon's Wrath in the browser, four leaders at one screen: a first year with
// secret choices behind curtains and a maléfice through an emblem, by finger on a
// phone held upright; on the way the page is loaded anew, what was chosen still
// secret. Whole matches are played by the tests of its look, in a window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { click, frames, mirrorItem, openGame, openHouse, patience, picture, placeOf, ready, tap } from "./harness.mjs";
import { answered, apart, find, insist, look, presses, quick, some, until, usable } from "./screen.mjs";

const house = openHouse();

const open = (t, more = {}) => openGame(t, house, { query: "?seed=11", settings: quick, ...more });

const asks = (m) => !!find(m, "lift") || !!find(m, "rematch") || presses(m, "nobody") || presses(m, "end") ||
  some(m, "option.").length > 0 || some(m, "goal.").length > 0 || usable(m).length > 0;

// read presses an item as a reader does, for what a hand would have to aim at:
// provinces have shapes, and the middle of one may lie in another.
const read = (page, it) => mirrorItem(page, it.id).evaluate((element) => element.click());

async function begin(page, press) {
  await press(page, await placeOf(mirrorItem(page, "tile-dragons-wrath")));
  await press(page, await placeOf(mirrorItem(page, "several")));
  const four = mirrorItem(page, "count.2"); // of 2, 3, 4 ...
  await four.waitFor({ state: "attached" });
  await four.evaluate((element) => element.click());
  await until(page, "four to sit down", (m) => find(m, "count.2")?.pressed); // till then "start" lies higher
  await press(page, await placeOf(mirrorItem(page, "start")));
  const m = await until(page, "the first question", asks);
  assert.ok(presses(m, "nobody"), "the table is asked first, with everybody looking on");
  assert.equal(m.log.filter((line) => line.includes("et tire une carte")).length, 4, `what was drawn is told before everybody: ${m.log}`);
  return m;
}

// given waits until an answer was kept.
async function given(page, before, what) {
  const deadline = Date.now() + patience / 2;
  while ((await answered(page)) === before) {
    assert.ok(Date.now() < deadline, `${what} does nothing; the screen says ${JSON.stringify(await look(page)).slice(0, 2500)}`);
    await frames(page, 1);
  }
  return until(page, `a question after ${what}`, asks);
}

// use carries a card to its first goal, and confirms what that prepares.
async function use(page, press, card) {
  let before = await answered(page);
  if (card.region.startsWith("Provinces")) await read(page, card);
  else await press(page, card.at);
  let m = await until(page, `what ${card.label} can do`, (now) => some(now, "goal.").length + some(now, "option.").length > 0);
  if (some(m, "option.").length === 0) {
    const goal = some(m, "goal.")[0];
    if (/attaque/.test(goal.label)) await press(page, goal.at);
    else await read(page, goal);
    m = await until(page, "what the goal leads to", (now) => some(now, "option.").length > 0 || some(now, "goal.").length === 0);
  }
  if ((await answered(page)) === before && some(m, "option.").length > 0) await press(page, some(m, "option.")[0].at);
  m = await given(page, before, card.label);
  if (!presses(m, "back") || !presses(m, "end") || find(m, "lift")) return m; // it is done already
  before = await answered(page);
  await apart(page);
  await press(page, find(m, "end").at);
  return given(page, before, "confirming");
}

// curse looks through the hands of those who are asked, each behind a curtain, for
// a maléfice, and casts it; who has none passes.
async function curse(page, press, m) {
  for (const emblem of some(m, "claim.").map((it) => it.id)) {
    await apart(page);
    await press(page, find(await until(page, "the emblems", (now) => presses(now, emblem)), emblem).at);
    await until(page, "the curtain of who claims", (now) => !!find(now, "lift"));
    await insist(page, "lift");
    m = await until(page, "the hand of who claims", (now) => presses(now, "end") || usable(now).length > 0);
    const spell = usable(m).find((it) => it.region.startsWith("Main"));
    if (spell) {
      assert.match(spell.label, /Maléfice/, "only a maléfice can be cast here");
      const name = spell.label.split(".")[0];
      m = await use(page, press, spell);
      assert.ok(m.log.some((line) => line.includes("lance le maléfice " + name)), `the log does not tell of ${name}: ${m.log}`);
      return name;
    }
    const before = await answered(page);
    await apart(page);
    await press(page, find(m, "end").at);
    m = await given(page, before, "passing");
    if (!presses(m, "nobody")) break; // all have
  }
  return "";
}

// act gives one answer and returns what was done.
async function act(page, press, m, done) {
  if (find(m, "lift")) {
    assert.ok(usable(m).length === 0 && !m.items.some((it) => it.region.startsWith("Main") && /Créature|Maléfice|Rituel/.test(it.label)), "behind a curtain a hand is told");
    await insist(page, "lift");
    await until(page, "what lies behind the curtain", (now) => !find(now, "lift") && asks(now));
    return "lift";
  }
  await apart(page);
  const before = await answered(page);
  if (presses(m, "nobody")) {
    if (!done.cursed && done.buy > 0) { // after the first purchases there are creatures to aim at
      const name = await curse(page, press, m);
      done.cursed = name || "none";
      return name ? "curse" : "asked";
    }
    await press(page, find(m, "nobody").at);
    await given(page, before, "letting pass");
    return "pass";
  }
  if (some(m, "option.").length > 0) {
    await press(page, some(m, "option.")[0].at);
    await given(page, before, "an option");
    return "option";
  }
  const held = usable(m).filter((it) => !it.region.startsWith("Provinces"));
  const buys = /créature/.test(m.title) && held.some((it) => it.region.startsWith("Main"));
  if (buys || /attaquer/.test(m.title) && held.length > 0) {
    await use(page, press, buys ? held.find((it) => it.region.startsWith("Main")) : held[0]);
    return buys ? "buy" : "attack";
  }
  if (presses(m, "end")) {
    await press(page, find(m, "end").at);
    await given(page, before, "the large button");
    return "end";
  }
  await use(page, press, usable(m)[0]); // a province to lose
  return "lose";
}

// year plays the first year to its end and counts in done how often what was done.
async function year(page, press, done) {
  for (let n = 0; n < 120; n++) {
    const m = await until(page, "a question", asks);
    if (m.log.some((line) => /^Année 2/.test(line))) return;
    const what = await act(page, press, m, done);
    done[what] = (done[what] ?? 0) + 1;
  }
  assert.fail(`no end of the year: ${JSON.stringify(done)}`);
}

function checkYear(done, m) {
  assert.ok(done.lift >= 8, `four rituals and four purchases are chosen behind curtains, there were ${done.lift}`);
  assert.ok(done.buy >= 2, `creatures were bought ${done.buy} times`);
  assert.ok(m.log.some((line) => /^Année 1/.test(line)), "the first year is not told");
  assert.equal(m.log.filter((line) => /alliés en main, et tire/.test(line)).length, 4, `the log begins ${m.log.slice(0, 6)}`);
  assert.ok(m.log.some((line) => /montre pour .*provinces? sur \d/.test(line)), "no proof of power is told");
  assert.ok(m.log.some((line) => /Les achats sont révélés/.test(line)), "no reveal is told");
}

test("Dragon's Wrath: a first year of four leaders by finger on a phone held upright; a reload keeps a purchase secret", async (t) => {
  const { page } = await open(t, { width: 390, height: 844, touch: true, mobile: true });
  let m = await begin(page, tap);
  for (const it of m.items.filter((it) => /^(end|undo|nobody|claim\.|tally\.|logline)/.test(it.id) && it.shown)) {
    const [, , w, h] = (await mirrorItem(page, it.id).getAttribute("data-at")).split(",").map(Number);
    assert.ok(w >= 43 && h >= 43, `${it.id} is ${w} by ${h}, too small for a finger`);
  }
  const done = { lift: 0, buy: 0 };
  m = await firstPurchase(page, tap, m, done);
  const card = usable(m).find((it) => it.region.startsWith("Main"));
  await use(page, tap, card);
  done.buy++;
  await outlivesReload(page, card.label.split(".")[0]);
  await year(page, tap, done);
  checkYear(done, await look(page));
  t.diagnostic(JSON.stringify(done));
  await picture(page, "wrath phone");
});

// firstPurchase plays until somebody may buy.
async function firstPurchase(page, press, m, done) {
  const buys = (now) => !find(now, "lift") && /créature/.test(now.title) && usable(now).some((it) => it.region.startsWith("Main"));
  for (let n = 0; n < 40 && !buys(m); n++) {
    const what = await act(page, press, m, done);
    done[what] = (done[what] ?? 0) + 1;
    m = await until(page, "a question", asks);
  }
  assert.ok(buys(m), `nobody can buy: ${m.title}`);
  return m;
}

// outlivesReload loads the page anew at the curtain before the next one who chooses; what
// the last one chose is kept, and not told.
async function outlivesReload(page, chosen) {
  await until(page, "the next one's curtain", (now) => !!find(now, "lift"));
  const before = await answered(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await ready(page);
  await click(page, await placeOf(mirrorItem(page, "resume")));
  const m = await until(page, "the curtain", (now) => !!find(now, "lift"));
  assert.equal(await answered(page), before, "answers kept");
  assert.ok(!JSON.stringify(m).includes(chosen), `the page tells of ${chosen}`);
}
