/**
 * The rules of the size budget, independent of webpack: the part of the program to which a module
 * belongs, growth, modules forbidden in the first load, and the verdict in words.
 */

/** `node_modules/a/node_modules/@b/c/x.js` → `@b/c`; `src/app/x.ts` → `src/app`. */
function partOf(resource) {
  const inPackage = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource);
  if (inPackage) return inPackage[1].replaceAll('\\', '/');
  const steps = resource.split(/[\\/]/);
  return steps.length > 2 ? steps.slice(0, 2).join('/') : resource;
}

/** Sums `[{ resource, size }]` by part, the heaviest first. */
function weighParts(modules) {
  const weights = new Map();
  for (const { resource, size } of modules) {
    const part = partOf(resource);
    weights.set(part, (weights.get(part) ?? 0) + size);
  }
  return Object.fromEntries([...weights].sort(([, a], [, b]) => b - a));
}

/** Parts that grew since `before`, those that grew most first. */
function grownParts(before, now) {
  return Object.entries(now)
    .map(([part, size]) => ({ part, size, growth: size - (before[part] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth);
}

/** Modules of screens that are not visible on arrival. */
function forbiddenModules(modules, patterns) {
  const tests = patterns.map((pattern) => new RegExp(pattern));
  return modules
    .map(({ resource }) => resource)
    .filter((resource) => tests.some((test) => test.test(resource)));
}

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The faults of a first load, one text each; empty when it keeps its budget. */
function judge({ weights, limits, modules, forbidden, baseline }) {
  const faults = [];
  for (const kind of Object.keys(limits)) {
    if (weights[kind] <= limits[kind]) continue;
    const rows = grownParts(baseline, weighParts(modules))
      .slice(0, 15)
      .map(({ part, size, growth }) => `  ${part}: +${kilo(growth)} to ${kilo(size)} of source`);
    faults.push(
      `The first load has ${kilo(weights[kind])} of ${kind} (brotli), the budget is ` +
        `${kilo(limits[kind])}. Grown since the sizes were last accepted:\n` +
        (rows.join('\n') || '  nothing: the budget was lowered'),
    );
  }
  const strangers = forbiddenModules(modules, forbidden);
  if (strangers.length > 0) {
    faults.push(
      `The first load holds modules that belong into chunks of their own:\n  ${strangers.join('\n  ')}`,
    );
  }
  return faults;
}

module.exports = { partOf, weighParts, grownParts, forbiddenModules, judge, kilo };
