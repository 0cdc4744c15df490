import * as fc from 'fast-check';
import { setTimer } from '@/lib/scheduler/timer';
import {
  createRequestScheduler,
  type ScheduledCallPlan,
} from '@/sagas/engine/requestScheduler/requestScheduler';
import { FOREGROUND } from '@/sagas/engine/requestScheduler/concurrency';
import { useStoppedClock } from '@support/clock';

const clock = useStoppedClock();

interface Sent {
  url: string;
  method: string;
  at: number;
  aborted: boolean;
  answer(status?: number, body?: string, headers?: Record<string, string>): void;
  fail(): void;
}

/** A request scheduler on a network whose answers the test gives by hand. */
function stage(random = 0.5) {
  const sent: Sent[] = [];
  const network: typeof fetch = (url, init = {}) =>
    new Promise((resolve, reject) => {
      const entry: Sent = {
        url: String(url),
        method: init.method ?? 'GET',
        at: Date.now(),
        aborted: false,
        answer: (status = 200, body = '{}', headers = {}) =>
          resolve(new Response(status === 204 ? null : body, { status, headers })),
        fail: () => reject(new TypeError('Failed to fetch')),
      };
      init.signal?.addEventListener('abort', () => {
        entry.aborted = true;
        reject(init.signal?.reason as Error);
      });
      sent.push(entry);
    });
  const governor = createRequestScheduler({
    fetch: network,
    now: () => Date.now(),
    random: () => random,
    setTimer,
  });
  const ask = (path: string, order: Partial<ScheduledCallPlan> = {}, init: RequestInit = {}) => {
    const to = governor.fetchFor({ family: 'pleroma', caller: 'token', ...order });
    const answer = to(`https://home.example${path}`, init);
    // Answers that the test does not await may fail.
    answer.catch(() => undefined);
    return answer;
  };
  const paths = () => sent.map(({ url }) => url.replace('https://home.example', ''));
  return { sent, ask, paths, governor };
}

describe('priorities', () => {
  it('reserve a connection for a press however many lists are being loaded', async () => {
    const { ask, paths } = stage();
    for (let n = 0; n < 10; n += 1) void ask(`/list/${n}`);
    await clock.pass(0);
    expect(paths()).toHaveLength(FOREGROUND - 1);
    void ask('/press', {}, { method: 'POST' });
    await clock.pass(0);
    expect(paths().at(-1)).toBe('/press');
  });

  it('let a press overtake lists, and lists overtake background calls', async () => {
    const { ask, paths, sent } = stage();
    for (let n = 0; n < FOREGROUND; n += 1) void ask(`/busy/${n}`, { priority: 'press' });
    void ask('/background', { priority: 'background' });
    void ask('/screen', { priority: 'screen' });
    void ask('/press', { priority: 'press' });
    await clock.pass(0);
    expect(paths()).toHaveLength(FOREGROUND);
    for (const busy of sent.slice(0, FOREGROUND)) {
      busy.answer();
      await clock.pass(0);
    }
    expect(paths().slice(FOREGROUND)).toEqual(['/press', '/screen', '/background']);
  });

  it('never delay a press because of a background call', async () => {
    const { ask, paths } = stage();
    for (let n = 0; n < 10; n += 1) void ask(`/background/${n}`, { priority: 'background' });
    await clock.pass(0);
    const before = paths().length;
    expect(before).toBeGreaterThan(0);
    for (let n = 0; n < FOREGROUND; n += 1) void ask(`/press/${n}`, { priority: 'press' });
    await clock.pass(0);
    expect(paths().slice(before)).toEqual(
      Array.from({ length: FOREGROUND }, (_, n) => `/press/${n}`),
    );
  });

  it('raise a waiting background call when the screen makes the same request', async () => {
    const { ask, paths, sent } = stage();
    for (let n = 0; n < 4; n += 1) void ask(`/background/${n}`, { priority: 'background' });
    const both = [ask('/background/3', { priority: 'screen' })];
    await clock.pass(0);
    expect(paths()).toContain('/background/3');
    sent.find(({ url }) => url.endsWith('/3'))?.answer();
    await expect(both[0]).resolves.toMatchObject({ status: 200 });
    expect(paths().filter((path) => path === '/background/3')).toHaveLength(1);
  });
});

describe('identical GET requests', () => {
  it('share one request and each get the whole answer', async () => {
    const { ask, sent } = stage();
    const answers = [ask('/lists'), ask('/lists'), ask('/lists')];
    await clock.pass(0);
    expect(sent).toHaveLength(1);
    sent[0]!.answer(200, '["cats"]');
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).json()));
    expect(bodies).toEqual([['cats'], ['cats'], ['cats']]);
  });

  it('are sent again once the answer has arrived', async () => {
    const { ask, sent } = stage();
    void ask('/lists');
    await clock.pass(0);
    sent[0]!.answer();
    await clock.pass(0);
    void ask('/lists');
    await clock.pass(0);
    expect(sent).toHaveLength(2);
  });

  it('are not shared between two accounts, nor are writes', async () => {
    const { ask, sent } = stage();
    void ask('/lists', { caller: 'mine' });
    void ask('/lists', { caller: 'yours' });
    void ask('/new', {}, { method: 'POST' });
    void ask('/new', {}, { method: 'POST' });
    await clock.pass(0);
    expect(sent).toHaveLength(4);
  });

  it('continue when one caller cancels, and end when the last does', async () => {
    const { ask, sent } = stage();
    const first = new AbortController();
    const second = new AbortController();
    const answers = [
      ask('/lists', {}, { signal: first.signal }),
      ask('/lists', {}, { signal: second.signal }),
    ];
    await clock.pass(0);
    first.abort();
    await expect(answers[0]).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent[0]!.aborted).toBe(false);
    second.abort();
    await expect(answers[1]).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent[0]!.aborted).toBe(true);
    void ask('/lists');
    await clock.pass(0);
    expect(sent).toHaveLength(2);
  });
});

describe('cancelling', () => {
  it('removes a waiting call from the queue', async () => {
    const { ask, paths, sent } = stage();
    for (let n = 0; n < FOREGROUND; n += 1) void ask(`/busy/${n}`, { priority: 'press' });
    const aborter = new AbortController();
    const waiting = ask('/late', { priority: 'press' }, { signal: aborter.signal });
    await clock.pass(0);
    aborter.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    sent.forEach((entry) => entry.answer());
    await clock.pass(0);
    expect(paths()).not.toContain('/late');
  });

  it('stops a call that waits for its retry', async () => {
    const { ask, sent } = stage();
    const aborter = new AbortController();
    const answer = ask('/lists', {}, { signal: aborter.signal });
    await clock.pass(0);
    sent[0]!.fail();
    await clock.pass(100);
    aborter.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await clock.pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing for a call that was cancelled beforehand', async () => {
    const { ask, sent } = stage();
    await expect(ask('/lists', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(sent).toHaveLength(0);
  });
});

describe('retrying', () => {
  it('repeats a GET after a failed connection and after a server crash', async () => {
    const { ask, sent } = stage();
    const answer = ask('/lists');
    await clock.pass(0);
    sent[0]!.fail();
    await clock.pass(499);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(sent).toHaveLength(2);
    sent[1]!.answer(502, 'Bad gateway');
    await clock.pass(999);
    expect(sent).toHaveLength(2);
    await clock.pass(1);
    sent[2]!.answer(200, '"there"');
    await expect((await answer).json()).resolves.toBe('there');
  });

  it('throws the error after the last attempt', async () => {
    const { ask, sent } = stage(0);
    const answer = ask('/lists');
    for (let n = 0; n < 3; n += 1) {
      await clock.pass(0);
      sent[n]!.answer(503, 'busy');
    }
    await expect(answer).resolves.toMatchObject({ status: 503 });
    await clock.pass(60_000);
    expect(sent).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 422, 501])('does not repeat a call after %d', async (status) => {
    const { ask, sent } = stage();
    const answer = ask('/lists');
    await clock.pass(0);
    sent[0]!.answer(status);
    await expect(answer).resolves.toMatchObject({ status });
    await clock.pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is left to polling loops, which retry themselves', async () => {
    const { ask, sent } = stage();
    const answer = ask('/lists', { tries: 1 });
    await clock.pass(0);
    sent[0]!.fail();
    await expect(answer).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveLength(1);
  });

  it('never repeats a write, unless it has an idempotency key', async () => {
    const { ask, sent } = stage(0);
    const bare = ask('/api/v1/statuses', {}, { method: 'POST' });
    await clock.pass(0);
    sent[0]!.fail();
    await expect(bare).rejects.toThrow('Failed to fetch');
    const headers = { 'Idempotency-Key': 'k1' };
    const keyed = ask('/api/v1/statuses', {}, { method: 'POST', headers });
    await clock.pass(0);
    sent[1]!.fail();
    await clock.pass(0);
    sent[2]!.answer(200);
    await expect(keyed).resolves.toMatchObject({ status: 200 });
    expect(sent).toHaveLength(3);
  });

  it('spreads the retries randomly, from no wait up to the whole wait', async () => {
    const { ask, sent } = stage(0.999);
    void ask('/lists');
    await clock.pass(0);
    sent[0]!.fail();
    await clock.pass(998);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(sent).toHaveLength(2);
  });

  it('waits as long as a server in trouble asks for', async () => {
    const { ask, sent } = stage(0);
    void ask('/lists');
    await clock.pass(0);
    sent[0]!.answer(503, 'maintenance', { 'retry-after': '8' });
    await clock.pass(7_999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(sent).toHaveLength(2);
  });
});

describe('timeouts', () => {
  it('count from the sending of a request, not from its queueing', async () => {
    const { ask, sent } = stage();
    for (let n = 0; n < FOREGROUND; n += 1) void ask(`/busy/${n}`, { priority: 'press' });
    const late = ask('/late', { priority: 'press', timeout: 5_000, tries: 1 });
    await clock.pass(20_000);
    sent[0]!.answer();
    await clock.pass(4_999);
    const outcome = jest.fn();
    late.catch(outcome);
    await clock.pass(0);
    expect(outcome).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
    expect(sent.at(-1)).toMatchObject({ url: 'https://home.example/late', aborted: true });
  });
});

describe('rate limits', () => {
  it('space calls out so that the server does not refuse any', async () => {
    const { ask, sent } = stage();
    for (let n = 0; n < 5; n += 1) void ask(`/api/v1/timelines/home?page=${n}`);
    await clock.pass(0);
    expect(sent).toHaveLength(3);
    void ask('/api/v1/notifications');
    await clock.pass(0);
    expect(sent).toHaveLength(4);
    await clock.pass(500);
    expect(sent.length).toBe(FOREGROUND - 1);
    sent[0]!.answer();
    await clock.pass(0);
    expect(sent).toHaveLength(6);
  });

  it('hold for all tabs together', async () => {
    const tabs = [stage(), stage()];
    const [one, other] = tabs;
    if (!one || !other) throw new Error('No tab');
    const toOne = one.governor.shareCalls((limits, until) => toOther(limits, until));
    const toOther = other.governor.shareCalls(toOne);
    const sent = () => tabs.flatMap((tab) => tab.sent);
    for (let n = 0; n < 5; n += 1) {
      for (const { ask } of tabs) void ask(`/api/v1/timelines/home?page=${n}`);
    }
    await clock.pass(0);
    // As many as one tab may send, and not of one tab alone.
    expect(sent()).toHaveLength(3);
    expect(other.sent.length).toBeGreaterThan(0);
    one.sent[0]!.answer(429, '{"error":"Throttled"}', { 'retry-after': '20' });
    await clock.pass(15_000);
    expect(sent()).toHaveLength(3);
  });

  it('hold calls until a refusal is over, report it once, and then continue', async () => {
    const { ask, sent, governor } = stage();
    const told: number[] = [];
    governor.onRateLimited(({ until }) => told.push(until));
    const start = Date.now();
    const first = ask('/api/v1/timelines/home');
    await clock.pass(0);
    sent[0]!.answer(429, '{"error":"Throttled"}', { 'retry-after': '20' });
    await clock.pass(1_000);
    const second = ask('/api/v1/timelines/home?since_id=1');
    const other = ask('/api/v1/lists');
    await clock.pass(18_999);
    expect(sent.map(({ at }) => at - start)).toEqual([0, 1_000]);
    await clock.pass(1);
    expect(sent.map(({ at }) => at - start)).toEqual([0, 1_000, 20_000, 20_000]);
    sent.slice(1).forEach((entry) => entry.answer());
    const answers = await Promise.all([first, second, other]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(told).toEqual([start + 20_000]);
  });

  it('pass a refusal of a press on at once', async () => {
    const { ask, sent } = stage();
    const answer = ask('/api/v1/statuses/1/favourite', {}, { method: 'POST' });
    await clock.pass(0);
    sent[0]!.answer(429, '{"error":"Throttled"}');
    await expect(answer).resolves.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });

  it('refuse a call that would have to wait for minutes without sending it', async () => {
    const { ask, sent } = stage();
    void ask('/api/v1/lists', { family: 'mastodon', tries: 1 });
    await clock.pass(0);
    sent[0]!.answer(429, '{}', { 'retry-after': '300' });
    await clock.pass(0);
    const answer = await ask('/api/v1/bookmarks', { family: 'mastodon' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('300');
    await expect(answer.json()).resolves.toEqual({ error: 'Throttled' });
    expect(sent).toHaveLength(1);
  });

  it('let background calls wait for as long as necessary', async () => {
    const { ask, sent } = stage();
    const background = { family: 'mastodon', priority: 'background' } as const;
    void ask('/api/v1/lists', { ...background, tries: 1 });
    await clock.pass(0);
    sent[0]!.answer(429, '{}', { 'retry-after': '300' });
    await clock.pass(0);
    const answer = ask('/api/v1/bookmarks', background);
    await clock.pass(299_999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    sent[1]!.answer();
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  it('do not delay other calls while one call waits for a narrow limit', async () => {
    const { ask, paths, sent } = stage();
    const mastodon = { family: 'mastodon' } as const;
    void ask('/api/v2/media', mastodon, { method: 'POST' });
    await clock.pass(0);
    sent[0]!.answer(429, '{}', { 'retry-after': '50' });
    await clock.pass(0);
    void ask('/api/v2/media', mastodon, { method: 'POST' });
    void ask('/api/v1/lists', mastodon);
    void ask('/api/v1/bookmarks', { ...mastodon, priority: 'background' });
    await clock.pass(0);
    expect(paths().slice(1)).toEqual(['/api/v1/lists', '/api/v1/bookmarks']);
    await clock.pass(50_000);
    expect(paths().at(-1)).toBe('/api/v2/media');
  });

  it('respect a limit that counts for each target separately', async () => {
    const { ask, sent } = stage();
    void ask('/api/v1/accounts/7/follow', {}, { method: 'POST' });
    void ask('/api/v1/accounts/7/unfollow', {}, { method: 'POST' });
    void ask('/api/v1/accounts/7/follow', {}, { method: 'POST' });
    await clock.pass(59_999);
    expect(sent).toHaveLength(2);
    await clock.pass(1);
    expect(sent).toHaveLength(3);
  });
});

describe('any mixture of calls', () => {
  const call = fc.record({
    path: fc.constantFrom(
      '/api/v1/timelines/home',
      '/api/v1/timelines/public',
      '/api/v1/lists',
      '/api/v1/statuses/1/favourite',
    ),
    priority: fc.constantFrom('press' as const, 'screen' as const, 'background' as const),
    wait: fc.nat(300),
    takes: fc.nat(2_000),
    fate: fc.constantFrom('ok', 'ok', 'ok', 'fail', 'crash', 'abort'),
  });

  it('is answered in full, within the rate limits and the reserved connections', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 40 }), async (calls) => {
        const start = Date.now();
        const sent: { path: string; at: number }[] = [];
        let busy = 0;
        let most = 0;
        const governor = createRequestScheduler({
          now: () => Date.now(),
          random: () => 0.3,
          setTimer,
          fetch: (input, init = {}) => {
            const url = new URL(String(input));
            const { takes, fate } = calls[Number(url.searchParams.get('n'))]!;
            sent.push({ path: url.pathname, at: Date.now() });
            busy += 1;
            most = Math.max(most, busy);
            return new Promise<Response>((resolve, reject) => {
              const done = (settle: () => void) => {
                busy -= 1;
                settle();
              };
              const timer = setTimeout(() => {
                if (fate === 'fail') done(() => reject(new TypeError('Failed to fetch')));
                else
                  done(() => resolve(new Response('{}', { status: fate === 'crash' ? 500 : 200 })));
              }, takes);
              init.signal?.addEventListener(
                'abort',
                () => {
                  clearTimeout(timer);
                  done(() => reject(init.signal?.reason as Error));
                },
                { once: true },
              );
            });
          },
        });
        let settled = 0;
        for (const [n, { path, priority, wait, takes, fate }] of calls.entries()) {
          await jest.advanceTimersByTimeAsync(wait);
          const aborter = new AbortController();
          const to = governor.fetchFor({ family: 'pleroma', caller: 'me', priority });
          const method = path.endsWith('favourite') ? 'POST' : 'GET';
          const ending = () => {
            settled += 1;
          };
          to(`https://home.example${path}?n=${n}`, { method, signal: aborter.signal }).then(
            ending,
            ending,
          );
          if (fate === 'abort') setTimeout(() => aborter.abort(), takes / 2);
        }
        await jest.advanceTimersByTimeAsync(3_600_000);
        expect(settled).toBe(calls.length);
        expect(busy).toBe(0);
        expect(most).toBeLessThanOrEqual(8);
        const within = (path: string, count: number, per: number) => {
          const times = sent.filter((entry) => entry.path === path).map(({ at }) => at - start);
          for (const from of times) {
            const inside = times.filter((at) => at >= from && at < from + per);
            expect(inside.length).toBeLessThanOrEqual(count);
          }
        };
        within('/api/v1/timelines/home', 3, 500);
        within('/api/v1/timelines/public', 3, 500);
        within('/api/v1/statuses/1/favourite', 3, 60_000);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
