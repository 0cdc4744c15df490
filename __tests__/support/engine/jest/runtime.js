/**
 * Reads, transforms and compiles each module once in a process, not once in a test file. Every test
 * file still runs its own copy of all modules in its own context; they share compiled code only.
 * Ends what a test file leaves behind and all later ones in the process would pay for.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * What modules get as variables: a context's own globals are looked up by a function of Node's, a
 * hundred times as slow. Nothing that fake timers or tests replace is among them.
 */
const VARIABLES = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['parseInt', 'process'],
];

/** By file. */
const transformed = new Map();
const compiled = new Map();

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { watch, watchAll, collectCoverage } = given.at(-1);
    // Files change while jest watches them, and coverage changes their code.
    if (!watch && !watchAll && !collectCoverage) shareCode(this);
  }

  teardown() {
    super.teardown();
    disableStorages();
  }
};

function shareCode({ executor, transformCache }) {
  const transform = transformCache.transform.bind(transformCache);
  transformCache.transform = (file, options) => {
    const key = options?.isInternalModule ? `internal ${file}` : file;
    const known = transformed.get(key);
    if (known === undefined) {
      const code = transform(file, options);
      const entry = transformCache.transforms.get(file);
      transformed.set(key, { code, entry, map: transformCache.sourceMaps.get(file) });
      return code;
    }
    // Jest keeps these for its messages and stack traces.
    if (known.entry) transformCache.transforms.set(file, known.entry);
    if (known.map) transformCache.sourceMaps.set(file, known.map);
    return known.code;
  };

  const compile = executor.compile.bind(executor);
  const given = executor.injectedModuleParameters.join(', ');
  const head = `(function (${VARIABLES.join(', ')}) { return function (${given}) {`;
  let values;
  executor.compile = (code, file) => {
    const context = executor.environment.getVmContext();
    if (context === null) return null;
    let known = compiled.get(file);
    if (known?.code !== code) {
      try {
        const where = { filename: file, columnOffset: -head.length };
        known = { code, script: new Script(`${head}${code}\n}; })`, where) };
      } catch {
        // The original tells what is wrong with the code.
        return compile(code, file);
      }
      if (file !== executor.testPath) compiled.set(file, known);
    }
    values ??= VARIABLES.map((name) => executor.environment.global[name]);
    return known.script.runInContext(context)(...values);
  };
}

const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runNoted(...given) {
  storages.add(this);
  return Reflect.apply(run, this, given);
};

/**
 * Each test file has its own copy of jest-circus with a storage for the test that is running. While
 * a storage is enabled, every promise and timer of the process is told of it: after 200 files they
 * take twenty times as long.
 */
function disableStorages() {
  storages.forEach((storage) => storage.disable());
  storages.clear();
}
