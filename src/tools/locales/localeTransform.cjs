/** Jest transform around `locales.cjs`: tests see the same parsed messages as the bundle. */
const path = require('node:path');
const { compileLocale, packLocale } = require('./locales.cjs');

module.exports = {
  process: (text, file) => ({
    code: JSON.stringify(packLocale(compileLocale(text, path.basename(file)))),
  }),
};
