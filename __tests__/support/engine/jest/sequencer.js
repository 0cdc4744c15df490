/**
 * Begins with the files that take longest, so that two workers end at about the same time. In a
 * fresh clone jest goes by the sizes of the files, and would end with the one that compiles all.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const first = [
  'engine/development',
  'engine/screens',
  'timelines/lastScreen',
  'session/appCache',
  'engine/faults',
];
const rankOf = ({ path }) => {
  const rank = first.findIndex((name) => path.endsWith(`browser/${name}.test.ts`));
  return rank < 0 ? first.length : rank;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
