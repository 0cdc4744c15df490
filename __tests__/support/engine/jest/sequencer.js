/**
 * Begins with the files that take longest, so that two workers end at about the same time. In a
 * fresh clone jest goes by the sizes of the files, which say little of their times.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const first = [
  'browser/timelines/lastScreen',
  'browser/engine/screens',
  'browser/engine/development',
  'browser/session/appCache',
  'browser/settings/settings',
  'browser/notifications/notifications',
  'browser/timelines/savedAnchors',
  'browser/session/accounts',
  'browser/timelines/scrollAnchor',
  'components/statuses/actions/StatusActions',
  'flows/composer/outboxCrash',
];
const rankOf = ({ path }) => {
  const rank = first.findIndex((name) => path.includes(`__tests__/${name}.test.ts`));
  return rank < 0 ? first.length : rank;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
