/** The files whose change makes kept results of the build worthless. */
const { existsSync } = require('node:fs');
const path = require('node:path');

const names = [
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'src/tools/accents.cjs',
  'src/tools/budget.cjs',
  'src/tools/budgetPlugin.cjs',
  'src/tools/buildFiles.cjs',
  'src/tools/bundleAliases.cjs',
  'src/tools/compressPlugin.cjs',
  'src/tools/emojiData.cjs',
  'src/tools/emojiDataLoader.cjs',
  'src/tools/firstViewPlugin.cjs',
  'src/tools/localeLoader.cjs',
  'src/tools/locales.cjs',
  'src/tools/targets.cjs',
];

/** Absolute paths for webpack's cache, `configFile` first. */
function compilationCacheFiles(configFile) {
  const root = path.dirname(configFile);
  return [configFile, ...names.map((name) => path.join(root, name)).filter(existsSync)];
}

module.exports = { compilationCacheFiles };
