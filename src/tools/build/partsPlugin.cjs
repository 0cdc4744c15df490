/**
 * Prints which file brings what, and when it is loaded, by the table in `parts.json`. Fails the build
 * when a visitor or a member loads more until the page is quiet than the table allows.
 */
const { readFileSync } = require('node:fs');
const { WebpackError } = require('webpack');
const { kilo } = require('./budget.cjs');

class PartsPlugin {
  /** `file`: the path of `parts.json`. */
  constructor({ file }) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PartsPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { parts, whenQuiet, limits } = JSON.parse(readFileSync(this.file, 'utf8'));
      const logger = compiler.getInfrastructureLogger('parts');
      for (const line of tableOf(compilation, parts)) logger.info(line);
      for (const [reader, names] of Object.entries(whenQuiet)) {
        const files = filesUntilQuiet(compilation, names);
        const weight = sum(files.map((file) => weigh(compilation, file)));
        const load = `${reader}: ${files.length} scripts, ${kilo(weight)} (brotli) until the page is quiet`;
        logger.info(load);
        if (weight > limits[reader] || files.length > limits.files) {
          const most = `at most ${limits.files} scripts, ${kilo(limits[reader])}`;
          compilation.errors.push(new WebpackError(`${load}; ${most}`));
        }
      }
    });
  }
}

/**
 * One line for each named part, without the page's own scripts. A part may share code with others,
 * which then is a file of its own.
 */
function tableOf(compilation, parts) {
  const page = scriptsOf(pageOf(compilation));
  return Object.entries(parts).flatMap(([name, reason]) => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) return [];
    const scripts = scriptsOf([group]).filter((file) => !page.includes(file));
    const weight = kilo(sum(scripts.map((file) => weigh(compilation, file))));
    return [`${name}: ${weight} in ${scripts.length}: ${reason}`];
  });
}

/** The scripts of the page, of its first view and of the named parts, each once. */
function filesUntilQuiet(compilation, names) {
  const groups = ['view', ...names].map((name) => compilation.namedChunkGroups.get(name));
  return scriptsOf([...pageOf(compilation), ...groups.filter(Boolean)]);
}

const pageOf = ({ entrypoints }) =>
  ['ahead', 'app'].map((name) => entrypoints.get(name)).filter(Boolean);

const scriptsOf = (groups) => [
  ...new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'))),
];

const weigh = (compilation, file) => compilation.getAsset(`${file}.br`).source.size();

const sum = (weights) => weights.reduce((total, weight) => total + weight, 0);

module.exports = PartsPlugin;
