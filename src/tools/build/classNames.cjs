/**
 * Short names for the classes of CSS modules: the number of the file, and that of the name in it.
 * As hashes they took 1 kB more of the scripts until the page is quiet.
 */
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Paths of all CSS modules below `root`, in an order that does not depend on the machine. */
const moduleStyles = (root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** The function that css-loader asks for the name of each class. */
function classNames(root) {
  const files = new Map(moduleStyles(root).map((file, number) => [path.join(root, file), number]));
  const known = new Map();
  return ({ resourcePath }, _pattern, name) => {
    const names = known.get(resourcePath)?.has(name)
      ? known.get(resourcePath)
      : namesIn(readFileSync(resourcePath, 'utf8'));
    known.set(resourcePath, names);
    // Those outside are a test's own.
    const [file, number] = [files.get(resourcePath) ?? files.size, names.get(name)];
    if (number === undefined) throw new Error(`“${name}” in ${resourcePath} has no number`);
    // The first character keeps away from the names that blockers of advertisements look for.
    return `_${digits(file).padStart(2, '0')}${digits(number)}`;
  };
}

/** Classes and keyframes in the order of the file, each with its number. */
const namesIn = (text) =>
  new Map(
    [...new Set(text.match(/(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi))].map((name, at) => [name, at]),
  );

const digits = (number) =>
  (number < DIGITS.length ? '' : digits(Math.floor(number / DIGITS.length))) +
  DIGITS[number % DIGITS.length];

module.exports = { classNames, moduleStyles };
