/**
 * Checks a locale file and parses its messages at build time, so that browsers need no parser. Used
 * by the build through `localeLoader.cjs`, by jest through `localeTransform.cjs`.
 */
const { readFileSync } = require('node:fs');
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

const english = path.join(__dirname, '../../../locales/en.json');

/** The ids of the English catalogue in the order of their numbers. */
const readMessageIds = () => Object.keys(JSON.parse(readFileSync(english, 'utf8')));

const packMessage = (elements) =>
  elements.length === 1 && elements[0].type === TYPE.literal ? elements[0].value : elements;

module.exports = { compileLocale, packLocale, readMessageIds };
