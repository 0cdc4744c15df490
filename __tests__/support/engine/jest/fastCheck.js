/**
 * The package of that name, with a seed that is set: the tests that must pass before a change lands
 * try the same examples each time. `LINNET_SEED=n` tries others, `LINNET_SEED=any` new ones on each run.
 */
const fastCheck = require('../../../../node_modules/fast-check/lib/cjs/fast-check.js');

const { LINNET_SEED: asked = '1' } = process.env;
fastCheck.configureGlobal(asked === 'any' ? {} : { seed: Number(asked) });

module.exports = fastCheck;
