/**
 * The build's door to `locales.cjs`: one locale file in, its parsed messages as JSON out. Asked for
 * with `?accented`, they are what developers look for forgotten texts with. With the option `ids`,
 * they come as a list in that order.
 */
const path = require('node:path');
const { pseudolocalizeMessages } = require('./pseudoLocale.cjs');
const { compileLocale, packLocale } = require('./locales.cjs');

module.exports = function localeLoader(text) {
  const messages = compileLocale(text, path.basename(this.resourcePath));
  const spoken = this.resourceQuery === '?accented' ? pseudolocalizeMessages(messages) : messages;
  return JSON.stringify(packLocale(spoken, this.getOptions().ids));
};
