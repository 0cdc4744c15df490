import { decodeStatuses } from '@/api/decode/statuses/status';
import { applyPendingReactions, hasReacted, reactionLabel } from '@/domain/statuses/reaction';
import type { Status } from '@/domain/statuses/status';
import { wireReaction, wireStatus } from '@support/wire';

const heart = wireReaction({
  name: 'heart',
  url: 'https://home.example/heart.png',
  me: false,
  count: 1,
});
const status = decodeStatuses([
  wireStatus({ pleroma: { emoji_reactions: [wireReaction(), heart] } }),
]).statuses[0] as Status;

const told = (row: Status) => row.reactions.map(({ name, count, mine }) => [name, count, mine]);

describe('a pending change of a reaction', () => {
  it.each<[string, string, boolean, unknown[]]>([
    [
      'adds to what others reacted with',
      'heart',
      true,
      [
        ['👍', 2, true],
        ['heart', 2, true],
      ],
    ],
    [
      'takes one back',
      '👍',
      false,
      [
        ['👍', 1, false],
        ['heart', 1, false],
      ],
    ],
    [
      'changes nothing that is so already',
      '👍',
      true,
      [
        ['👍', 2, true],
        ['heart', 1, false],
      ],
    ],
    [
      'brings a new one, at the end',
      '🔥',
      true,
      [
        ['👍', 2, true],
        ['heart', 1, false],
        ['🔥', 1, true],
      ],
    ],
    [
      'takes back nothing that is not there',
      '🔥',
      false,
      [
        ['👍', 2, true],
        ['heart', 1, false],
      ],
    ],
  ])('%s', (_what, name, wanted, reactions) => {
    expect(told(applyPendingReactions(status, { [name]: { wanted, url: null } }))).toEqual(
      reactions,
    );
  });

  it('removes the reaction with its last person', () => {
    const mine = {
      ...status,
      reactions: [{ name: '🐱', count: 1, mine: true, url: null, userIds: [] }],
    };
    expect(applyPendingReactions(mine, { '🐱': { wanted: false, url: null } }).reactions).toEqual(
      [],
    );
  });

  it('includes the picture of a custom emoji', () => {
    const { reactions } = applyPendingReactions(status, { cat: { wanted: true, url: '/cat.png' } });
    expect(reactions.at(-1)).toMatchObject({ name: 'cat', url: '/cat.png' });
  });

  it('does not modify the row, and copies it only if something changes', () => {
    applyPendingReactions(status, { '🔥': { wanted: true, url: null } });
    expect(told(status)).toEqual([
      ['👍', 2, true],
      ['heart', 1, false],
    ]);
    expect(applyPendingReactions(status, undefined)).toBe(status);
    expect(applyPendingReactions(status, { '👍': { wanted: true, url: null } })).toBe(status);
  });
});

it('the name of a reaction is the emoji, or its shortcode in colons', () => {
  expect(reactionLabel({ name: '👍', url: null })).toBe('👍');
  expect(reactionLabel({ name: 'cat@far.example', url: 'https://far.example/cat.png' })).toBe(
    ':cat@far.example:',
  );
});

it("a reaction counts as the reader's own only if the server says so", () => {
  expect(hasReacted(status, '👍')).toBe(true);
  expect(hasReacted(status, 'heart')).toBe(false);
  expect(hasReacted(status, '🔥')).toBe(false);
});
