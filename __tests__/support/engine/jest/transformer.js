/**
 * Transforms a file once for all projects. The key of the cache names what changes the result: the
 * file, the setup of Babel and the versions of the packages. By default it contains the whole
 * configuration of the project, which changes nothing, and Babel's options for the file, which take
 * longer to compute than the file takes to read.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: babelJest } = require('babel-jest');

const transformer = babelJest.createTransformer();

const root = path.join(__dirname, '../../../..');
const hash = () => createHash('sha1');
const setup = hash();
for (const file of ['babel.config.js', 'package-lock.json', 'package.json']) {
  setup.update(readFileSync(path.join(root, file)));
}
const always = [setup.digest('hex'), process.version].join();

module.exports = {
  canInstrument: true,
  process: transformer.process,
  getCacheKey: (text, file, { instrument, transformerConfig }) =>
    hash()
      .update(JSON.stringify([always, path.relative(root, file), instrument, transformerConfig]))
      .update(text)
      .digest('hex'),
};
