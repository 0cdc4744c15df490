/**
 * Transforms a file once for all projects. The key of the cache names what changes the result: the
 * file, the code that compiles it and the versions of the packages.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { compileSource } = require('../../../../src/tools/build/compileSource.cjs');

const root = path.join(__dirname, '../../../..');
const hash = () => createHash('sha1');
const setup = hash();
for (const file of [__filename, 'src/tools/build/compileSource.cjs', 'package-lock.json']) {
  setup.update(readFileSync(path.resolve(root, file)));
}
const always = [setup.digest('hex'), process.version].join();

module.exports = {
  process: (text, file) =>
    compileSource(text, file, { messages: path.relative(root, file).startsWith('src') }),
  getCacheKey: (text, file) =>
    hash()
      .update(`${always} ${path.relative(root, file)} ${text}`)
      .digest('hex'),
};
