/** The build's door to `locales.cjs`: one locale file in, its parsed messages as JSON out. */
const path = require('node:path');
const { compileLocale } = require('./locales.cjs');

module.exports = function localeLoader(text) {
  return JSON.stringify(compileLocale(text, path.basename(this.resourcePath)));
};
