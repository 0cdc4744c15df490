/**
 * fast-check with a fixed seed, so that tests try the same examples each time. `LINNET_SEED=n`
 * tries others, `LINNET_SEED=any` new ones on each run.
 */
const fastCheck = require('../../../../node_modules/fast-check/lib/cjs/fast-check.js');

const { LINNET_SEED: asked = '1' } = process.env;
fastCheck.configureGlobal(asked === 'any' ? {} : { seed: Number(asked) });

module.exports = fastCheck;
