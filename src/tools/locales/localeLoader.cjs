/**
 * Webpack loader around `locales.cjs`: turns a locale file into its parsed messages as JSON. With
 * `?accented`, pseudo-localizes them, so that developers find untranslated texts. With the option
 * `parts`, returns the first ones as a list in the order of their ids, with `?late` the others, with
 * 0 for each of the first.
 */
const path = require('node:path');
const { pseudolocalizeMessages } = require('./pseudoLocale.cjs');
const { compileLocale, packLocale } = require('./locales.cjs');

module.exports = function localeLoader(text) {
  const messages = compileLocale(text, path.basename(this.resourcePath));
  const spoken = this.resourceQuery === '?accented' ? pseudolocalizeMessages(messages) : messages;
  const { parts } = this.getOptions();
  const isLate = this.resourceQuery === '?late';
  // A development build has all messages in one part.
  if (!parts) return JSON.stringify(isLate ? {} : packLocale(spoken));
  const { first, late } = parts;
  return JSON.stringify(
    isLate ? [...first.map(() => 0), ...packLocale(spoken, late)] : packLocale(spoken, first),
  );
};
