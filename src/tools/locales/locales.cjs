/**
 * Checks a locale file and parses its messages at build time, so that browsers need no parser. Used
 * by the build through `localeLoader.cjs`, by jest through `localeTransform.cjs`.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { parse, TYPE } = require('@formatjs/icu-messageformat-parser');

/** Parsed messages by id. Throws with the file name and the id of a bad message. */
function compileLocale(text, file) {
  const messages = JSON.parse(text);
  const compiled = {};
  for (const [id, message] of Object.entries(messages)) {
    if (typeof message !== 'string') throw new Error(`${file}: “${id}” is not a text`);
    try {
      compiled[id] = parse(message);
    } catch (error) {
      throw new Error(`${file}: “${id}” does not parse: ${error.message}`, { cause: error });
    }
  }
  return compiled;
}

/**
 * Packs parsed messages for delivery: messages without arguments become plain strings. With the ids
 * of the English catalogue, returns a list in its order, with 0 for a missing message.
 */
function packLocale(messages, ids) {
  if (ids) return ids.map((id) => (id in messages ? packMessage(messages[id]) : 0));
  return Object.fromEntries(
    Object.entries(messages).map(([id, elements]) => [id, packMessage(elements)]),
  );
}

const root = path.join(__dirname, '../../..');
const english = path.join(root, 'locales/en.json');

/**
 * Screens that few visits open, and what they share. Texts that nothing else shows are in a second file of each language,
 * for which `useLateTexts` waits.
 */
const LATE_SCREENS = /^src\/(?:screens\/(?:settings|moderation)|components\/admin\/late|doctor)\//;

/** What is no part of the bundle shows no texts, though it may name them. */
const NO_TEXTS = /^src\/(?:tools|demo)\//;

let known = null;

/** The ids of the English catalogue: those of late texts, and all others. */
const messageParts = () => (known ??= readMessageParts());

function readMessageParts() {
  const early = new Set();
  for (const name of readdirSync(path.join(root, 'src'), { recursive: true })) {
    const file = `src/${name.replaceAll(path.sep, '/')}`;
    if (!/\.tsx?$/.test(file) || LATE_SCREENS.test(file) || NO_TEXTS.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const quoted of [/'([^'\n]+)(?=')/g, /"([^"\n]+)(?=")/g])
      for (const [, words] of text.matchAll(quoted)) early.add(words);
  }
  const ids = Object.keys(JSON.parse(readFileSync(english, 'utf8')));
  return {
    first: ids.filter((id) => early.has(id)),
    late: ids.filter((id) => !early.has(id)),
  };
}

/** The ids of the English catalogue in the order of their numbers. */
function readMessageIds() {
  const { first, late } = messageParts();
  return [...first, ...late];
}

const packMessage = (elements) =>
  elements.length === 1 && elements[0].type === TYPE.literal ? elements[0].value : elements;

module.exports = { LATE_SCREENS, compileLocale, packLocale, messageParts, readMessageIds };
