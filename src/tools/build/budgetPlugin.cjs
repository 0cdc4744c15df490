/**
 * Measures the files that a visitor loads before the public timeline is visible, and fails the
 * build when they exceed the budget, naming the parts that grew. `budgets.json` holds the limits
 * and the names of lazy chunks that this first view needs; `budgetsBaseline.json` the sizes
 * accepted last.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { WebpackError } = require('webpack');
const { judge, kilo, weighParts } = require('./budget.cjs');

/** The entry that is not part of the page. */
const WORKER = 'worker';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

class BudgetPlugin {
  /** `accept`: writes today's sizes as the new baseline and reports no growth. */
  constructor({ file, accept = false }) {
    this.file = file;
    this.baselineFile = file.replace(/\.json$/, 'Baseline.json');
    this.accept = accept;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('BudgetPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const budget = readJson(this.file);
      const chunks = firstChunks(compilation, budget.publicTimeline);
      const modules = modulesOf(compilation, chunks);
      const weights = {
        js: weigh(compilation, chunks, 'js'),
        css: weigh(compilation, chunks, 'css'),
      };
      compiler
        .getInfrastructureLogger('budget')
        .info(`the first load has ${kilo(weights.js)} of js, ${kilo(weights.css)} of css (brotli)`);

      if (this.accept) {
        const text = JSON.stringify(weighParts(modules), null, 2);
        writeFileSync(this.baselineFile, `${text}\n`);
        return;
      }
      const faults = judge({ ...budget, weights, modules, baseline: readJson(this.baselineFile) });
      for (const fault of faults) compilation.errors.push(new WebpackError(fault));
    });
  }
}

/**
 * The chunks of the page's entries (all but the worker) and the named lazy chunks; an unknown name
 * is a fault.
 */
function firstChunks(compilation, names) {
  const chunks = new Set();
  for (const [name, entry] of compilation.entrypoints) {
    for (const chunk of name === WORKER ? [] : entry.chunks) chunks.add(chunk);
  }
  for (const name of names) {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) compilation.errors.push(new WebpackError(`budgets.json names no chunk: ${name}`));
    for (const chunk of group?.chunks ?? []) chunks.add(chunk);
  }
  return chunks;
}

function weigh(compilation, chunks, ending) {
  const files = new Set([...chunks].flatMap((chunk) => [...chunk.files]));
  return [...files]
    .filter((file) => file.endsWith(`.${ending}`))
    .reduce((sum, file) => sum + compilation.getAsset(`${file}.br`).source.size(), 0);
}

/** The modules in the chunks with the size of their source; concatenated modules are split up. */
function modulesOf(compilation, chunks) {
  const found = new Map();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      for (const inner of module.modules ?? [module]) {
        const file = inner.nameForCondition?.();
        if (!file) continue;
        const resource = path.relative(compilation.compiler.context, file).replaceAll('\\', '/');
        found.set(resource, Math.max(found.get(resource) ?? 0, inner.size()));
      }
    }
  }
  return [...found].map(([resource, size]) => ({ resource, size }));
}

module.exports = BudgetPlugin;
