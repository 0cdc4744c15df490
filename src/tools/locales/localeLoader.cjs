/**
 * Webpack loader around `locales.cjs`: turns a locale file into its parsed messages as JSON. With
 * `?accented`, pseudo-localizes them, so that developers find untranslated texts. With the option
 * `ids`, returns them as a list in that order.
 */
const path = require('node:path');
const { pseudolocalizeMessages } = require('./pseudoLocale.cjs');
const { compileLocale, packLocale } = require('./locales.cjs');

module.exports = function localeLoader(text) {
  const messages = compileLocale(text, path.basename(this.resourcePath));
  const spoken = this.resourceQuery === '?accented' ? pseudolocalizeMessages(messages) : messages;
  return JSON.stringify(packLocale(spoken, this.getOptions().ids));
};
