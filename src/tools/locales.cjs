/**
 * Checks a locale file and turns its texts into the parsed form that the message formatter takes,
 * so that browsers need no parser. Used by the build and, through `localeTransform`, by jest.
 */
const { parse } = require('@formatjs/icu-messageformat-parser');

/** Parsed messages by id. Throws with the name of the file and the id of the bad message. */
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

module.exports = { compileLocale };
