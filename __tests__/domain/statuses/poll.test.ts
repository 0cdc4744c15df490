import { decodePoll } from '@/api/decode/statuses/poll';
import type { WirePoll } from '@/api/wire/status';
import {
  countsVotes,
  hasEnded,
  hidesVotes,
  mayVote,
  percentOf,
  totalOf,
} from '@/domain/statuses/poll';
import type { Poll } from '@/domain/statuses/status';
import { wirePoll } from '@support/wire';

const END = '2026-11-21T08:00:00.000Z';
const at = (moment: string) => Date.parse(moment);

function poll(changes: Partial<WirePoll> = {}): Poll {
  const decoded = decodePoll(wirePoll({ expires_at: END, ...changes }));
  if (!decoded) throw new Error('No poll');
  return decoded;
}

describe('the end of a poll', () => {
  it.each<[string, Partial<WirePoll>, string, boolean]>([
    ['before its end', {}, '2026-11-21T07:59:59.999Z', false],
    ['at its end', {}, END, false],
    ['past its end', {}, '2026-11-21T08:00:00.001Z', true],
    [
      'past its end, which the server has not noticed',
      { expired: false },
      '2026-12-01T00:00:00Z',
      true,
    ],
    ['closed by the server', { expired: true }, '2026-11-20T00:00:00Z', true],
    ['without an end', { expires_at: null }, '2036-01-01T00:00:00Z', false],
  ])('POLL-02 is over once the clock is past it: %s', (_what, changes, now, ended) => {
    expect(hasEnded(poll(changes), at(now))).toBe(ended);
  });
});

describe('voting', () => {
  const now = at('2026-11-20T12:00:00Z');

  it.each<[string, Partial<WirePoll>, { signedIn: boolean; now: number }, boolean]>([
    ['signed in, not voted, not over', {}, { signedIn: true, now }, true],
    ['a visitor', {}, { signedIn: false, now }, false],
    ['voted', { voted: true }, { signedIn: true, now }, false],
    ['over by the clock', {}, { signedIn: true, now: at('2026-11-21T08:00:01Z') }, false],
    ['over by the server', { expired: true }, { signedIn: true, now }, false],
  ])(
    'POLL-03 is allowed for signed-in readers who have not voted, before the end: %s',
    (...row) => {
      const [, changes, reader, may] = row;
      expect(mayVote(poll(changes), reader)).toBe(may);
    },
  );
});

describe('the shares of options', () => {
  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 2, 50],
    [1, 8, 13],
    [1, 1_000, 0],
    [999, 1_000, 100],
    [7, 7, 100],
    [0, 5, 0],
    [0, 0, 0],
    [3, 0, 0],
  ])('POLL-06 are rounded to whole percent, and 0 of nothing: %d of %d is %d', (...row) => {
    const [votes, total, percent] = row;
    expect(percentOf(votes, total)).toBe(percent);
  });

  it('never exceed 100 percent, though servers count voters late', () => {
    expect(percentOf(5, 4)).toBe(100);
  });

  it('are shares of voters if several options may be chosen, else of votes', () => {
    const several = { multiple: true, votes_count: 9, voters_count: 5 };
    expect(totalOf(poll(several))).toBe(5);
    expect(totalOf(poll({ ...several, voters_count: 0 }))).toBe(9);
    expect(totalOf(poll({ votes_count: 9, voters_count: 5 }))).toBe(9);
  });

  it('are hidden if the server sends no votes at all', () => {
    const titles = [{ title: 'Yes' }, { title: 'No' }];
    const unknown = titles.map((option) => ({ ...option, votes_count: null }));
    expect(hidesVotes(poll({ options: unknown }))).toBe(true);
    expect(hidesVotes(poll())).toBe(false);
  });
});

describe("the server's answer to a vote", () => {
  it.each<[number[], number[], boolean]>([
    [[0], [0], true],
    [[2, 0], [0, 2], true],
    [[0], [1], false],
    [[0, 1], [0], false],
    [[], [1], true],
  ])('%j matches a vote of %j: %s', (own_votes, choices, same) => {
    const options = ['a', 'b', 'c'].map((title) => ({ title, votes_count: 1 }));
    expect(countsVotes(poll({ own_votes, options }), choices)).toBe(same);
  });
});
