import type { DraftPoll } from '@/domain/composer/draft';
import {
  amountIn,
  mayHavePolls,
  newPoll,
  pollToSend,
  tooFewOptions,
  unitFor,
  unitsWithin,
  withinLimits,
} from '@/domain/composer/pollForm';

const limits = { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 };
const poll = (...options: string[]): DraftPoll => ({ options, multiple: false, expiresIn: 600 });

describe('a new poll', () => {
  it("has two blank options, a single choice and ten minutes, or the server's limits", () => {
    expect(newPoll(limits)).toEqual(poll('', ''));
    expect(newPoll({ ...limits, minExpiration: 3_600 }).expiresIn).toBe(3_600);
    expect(newPoll({ ...limits, maxExpiration: 300 }).expiresIn).toBe(300);
  });

  it('is offered if the server allows polls with at least two options', () => {
    expect(mayHavePolls({ pollsAvailable: true, pollLimits: limits })).toBe(true);
    expect(mayHavePolls({ pollsAvailable: false, pollLimits: limits })).toBe(false);
    expect(mayHavePolls({ pollsAvailable: true, pollLimits: { ...limits, maxOptions: 1 } })).toBe(
      false,
    );
  });
});

describe('the time that a poll runs', () => {
  it('POST-20 stays within the limits, and is shown in the current unit; units that fit are offered', () => {
    expect(withinLimits(5, limits)).toBe(60);
    expect(withinLimits(100_000, limits)).toBe(86_400);
    expect(withinLimits(600, limits)).toBe(600);
    expect([amountIn('minutes', 600), amountIn('hours', 5_400), amountIn('days', 3_600)]).toEqual([
      10, 1.5, 0.04,
    ]);
    expect(unitsWithin(limits)).toEqual(['minutes', 'hours', 'days']);
    expect(unitsWithin({ ...limits, maxExpiration: 86_399 })).toEqual(['minutes', 'hours']);
    expect(unitsWithin({ ...limits, maxExpiration: 3_599 })).toEqual(['minutes']);
  });

  it('is first shown in the largest unit in which it is a whole number', () => {
    expect(unitFor(600, limits)).toBe('minutes');
    expect(unitFor(7_200, limits)).toBe('hours');
    expect(unitFor(86_400, limits)).toBe('days');
    expect(unitFor(61, limits)).toBe('minutes');
  });
});

describe('the options of a poll', () => {
  it.each([
    [['', ''], true],
    [['frog', ''], true],
    [['frog', ' frog '], true],
    [['frog', 'toad'], false],
    [['', 'frog', '', 'toad'], false],
  ])('of %j are too few: %s', (options, few) => {
    expect(tooFewOptions(poll(...options))).toBe(few);
  });

  it('POST-18 are sent without blank and duplicate ones, and only if at least one is not blank', () => {
    expect(pollToSend(null, limits)).toBeNull();
    expect(pollToSend(poll('', ' '), limits)).toBeNull();
    expect(pollToSend(poll('frog', ''), limits)).toEqual(poll('frog'));
    expect(pollToSend({ ...poll(' frog', '', 'frog', 'toad '), expiresIn: 5 }, limits)).toEqual({
      ...poll('frog', 'toad'),
      expiresIn: 60,
    });
  });
});
