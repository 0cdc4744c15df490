/**
 * The build's door to `locales.cjs`: one locale file in, its parsed messages as JSON out. Asked for
 * with `?accented`, they are what developers look for forgotten texts with.
 */
const path = require('node:path');
const { accentMessages } = require('./accents.cjs');
const { compileLocale } = require('./locales.cjs');

module.exports = function localeLoader(text) {
  const messages = compileLocale(text, path.basename(this.resourcePath));
  return JSON.stringify(this.resourceQuery === '?accented' ? accentMessages(messages) : messages);
};
