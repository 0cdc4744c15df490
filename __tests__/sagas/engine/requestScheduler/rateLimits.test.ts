import * as fc from 'fast-check';
import { createRateLimits } from '@/sagas/engine/requestScheduler/rateLimits';
import type { RateLimit } from '@/domain/engine/serverRateLimits';

const three: RateLimit = { bucket: 'timeline home', calls: 3, per: 500 };
const wide: RateLimit = { bucket: 'all', calls: 300, per: 300_000 };
const eager = { sparing: false };
const ok = (headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Headers(headers),
});
const refused = (headers: Record<string, string> = {}) => ({
  status: 429,
  headers: new Headers(headers),
});

describe("the client's rate limits", () => {
  it('allow as many calls as the limit counts, and the next when the first is old enough', () => {
    const budget = createRateLimits();
    [1_000, 1_100, 1_200].forEach((at) => budget.recordSent([three], at));
    expect(budget.dueAt([three], 1_200, eager)).toBe(1_500);
    budget.recordSent([three], 1_500);
    expect(budget.dueAt([three], 1_500, eager)).toBe(1_600);
  });

  it('count a call from the time by which it has certainly arrived, so never earlier than the server', () => {
    const late = fc.array(
      fc.record({ wait: fc.nat(200), onTheWay: fc.nat(400), back: fc.nat(400) }),
      {
        minLength: 10,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(late, (calls) => {
        const budget = createRateLimits();
        const arrived: number[] = [];
        let now = 1_000_000;
        // Calls follow each other, like presses that each wait for the answer to the one before.
        for (const { wait, onTheWay, back } of calls) {
          now = Math.max(now + wait, budget.dueAt([three], now + wait, eager));
          budget.recordSent([three], now);
          arrived.push(now + onTheWay);
          now += onTheWay + back;
          budget.recordAnswer([three], ok(), now);
        }
        for (const from of arrived) {
          const inside = arrived.filter((at) => at >= from && at < from + three.per);
          expect(inside.length).toBeLessThanOrEqual(three.calls);
        }
      }),
    );
  });

  it('never allow more calls in any period than each limit counts', () => {
    const limits = fc.uniqueArray(
      fc.record({
        bucket: fc.constantFrom('a', 'b', 'c'),
        calls: fc.integer({ min: 1, max: 6 }),
        per: fc.integer({ min: 1, max: 1_000 }),
      }),
      { minLength: 1, selector: ({ bucket }) => bucket },
    );
    const waits = fc.array(fc.record({ wait: fc.nat(400), sparing: fc.boolean() }), {
      minLength: 20,
      maxLength: 60,
    });
    fc.assert(
      fc.property(limits, waits, (counted, steps) => {
        const budget = createRateLimits();
        const sent: number[] = [];
        let now = 1_000_000;
        for (const { wait, sparing } of steps) {
          now = Math.max(now + wait, budget.dueAt(counted, now + wait, { sparing }));
          budget.recordSent(counted, now);
          sent.push(now);
        }
        for (const { calls, per } of counted) {
          for (const from of sent) {
            const inside = sent.filter((at) => at >= from && at < from + per);
            expect(inside.length).toBeLessThanOrEqual(calls);
          }
        }
      }),
    );
  });

  it('reserve a part of each bucket that background calls may not use', () => {
    const budget = createRateLimits();
    [0, 0].forEach((at) => budget.recordSent([three], at));
    expect(budget.dueAt([three], 10, { sparing: true })).toBe(500);
    expect(budget.dueAt([three], 10, eager)).toBeLessThanOrEqual(10);
  });

  it('block a bucket until a refusal is over', () => {
    const budget = createRateLimits();
    budget.recordSent([three], 0);
    expect(budget.recordAnswer([three], refused({ 'retry-after': '20' }), 100)).toEqual({
      until: 20_100,
    });
    expect(budget.dueAt([three], 100, eager)).toBe(20_100);
    expect(budget.dueAt([wide], 100, eager)).toBe(0);
  });

  it('block for longer each time when the server refuses without naming a time', () => {
    const budget = createRateLimits();
    const strike = (now: number) => budget.recordAnswer([three], refused(), now)?.until;
    expect(strike(0)).toBe(5_000);
    expect(strike(5_000)).toBe(15_000);
    expect(strike(15_000)).toBe(35_000);
    budget.recordAnswer([three], ok(), 35_000);
    expect(strike(40_000)).toBe(45_000);
  });

  it('block every limit of the call when the server does not say which was hit, else the narrowest', () => {
    const unnamed = createRateLimits();
    unnamed.recordAnswer([wide, three], refused(), 0);
    expect(unnamed.dueAt([wide], 0, eager)).toBe(300_000);
    const named = createRateLimits();
    named.recordAnswer([wide, three], refused({ 'retry-after': '7' }), 0);
    expect(named.dueAt([wide], 0, eager)).toBe(0);
    expect(named.dueAt([three], 0, eager)).toBe(7_000);
  });

  it('adopt the remaining count that the server states, minus the calls still running', () => {
    const budget = createRateLimits();
    const reset = new Date(60_000).toISOString();
    const told = {
      'x-ratelimit-remaining': '2',
      'x-ratelimit-reset': reset,
      date: new Date(0).toUTCString(),
    };
    budget.recordSent([wide], 0);
    budget.recordSent([wide], 0);
    budget.recordAnswer([wide], ok(told), 0);
    expect(budget.dueAt([wide], 0, eager)).toBe(0);
    budget.recordSent([wide], 0);
    expect(budget.dueAt([wide], 0, eager)).toBe(60_000);
    expect(budget.dueAt([wide], 60_000, eager)).toBeLessThanOrEqual(60_000);
  });

  it("read the server's times by the server's clock", () => {
    const budget = createRateLimits();
    const serverNow = Date.parse('2026-11-20T12:00:00Z');
    const headers = {
      date: new Date(serverNow).toUTCString(),
      'retry-after': new Date(serverNow + 30_000).toUTCString(),
    };
    expect(budget.recordAnswer([three], refused(headers), 5_000)).toEqual({ until: 35_000 });
  });

  it.each(['soon', '-5', 'NaN', ''])('treat "%s" as no time', (text) => {
    const budget = createRateLimits();
    expect(budget.recordAnswer([three], refused({ 'retry-after': text }), 0)).toEqual({
      until: 5_000,
    });
  });

  it('do not block forever because of a wrong header', () => {
    const budget = createRateLimits();
    const hold = budget.recordAnswer([three], refused({ 'retry-after': '99999999' }), 0);
    expect(hold).toEqual({ until: 3_600_000 });
  });
});
