/** Lists the files whose changes invalidate the cache of the build. */
const { existsSync } = require('node:fs');
const path = require('node:path');

const names = [
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'src/tools/locales/pseudoLocale.cjs',
  'src/tools/build/budget.cjs',
  'src/tools/build/budgetPlugin.cjs',
  'src/tools/build/buildDependencies.cjs',
  'src/tools/build/classNames.cjs',
  'src/tools/build/compileSource.cjs',
  'src/tools/build/compressPlugin.cjs',
  'src/tools/build/developmentLoader.cjs',
  'src/tools/build/emojiData.cjs',
  'src/tools/build/emojiDataLoader.cjs',
  'src/tools/build/firstViewPlugin.cjs',
  'src/tools/build/libraryReaches/libraryReaches.cjs',
  'src/tools/build/shortIdsPlugin.cjs',
  'src/tools/locales/localeLoader.cjs',
  'src/tools/locales/locales.cjs',
  'src/tools/build/targets.cjs',
];

/** Absolute paths for webpack's cache, `configFile` first. */
function compilationCacheFiles(configFile) {
  const root = path.dirname(configFile);
  return [configFile, ...names.map((name) => path.join(root, name)).filter(existsSync)];
}

module.exports = { compilationCacheFiles };
