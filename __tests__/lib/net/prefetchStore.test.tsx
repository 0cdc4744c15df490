/** Prefetched answers: each is taken once, only for the same request, and expires. */
import {
  prefetchKey,
  fetchUsingPrefetched,
  leavePrefetched,
  takePrefetched,
  type Prefetched,
} from '@/lib/net/prefetchStore';

const url = 'https://home.example/api/v1/timelines/home?limit=20';

function open(authorization: string | null = null) {
  const response = Promise.resolve({ ahead: true } as unknown as Response);
  const abort = jest.fn();
  const ahead: Prefetched = {
    slot: '',
    reads: new Map(),
    answers: new Map([[prefetchKey(url, authorization), { response, abort }]]),
  };
  const send = jest.fn(() => Promise.resolve({ ahead: false } as unknown as Response));
  return { ahead, abort, send, fetch: fetchUsingPrefetched(ahead, send) };
}

const isBeforeProgram = async (answer: Promise<Response>) =>
  (await answer) as unknown as { ahead: boolean };

describe('a prefetched answer', () => {
  it('is taken once', async () => {
    const { fetch, send } = open();
    expect(await isBeforeProgram(fetch(url, { method: 'GET' }))).toEqual({ ahead: true });
    expect(send).not.toHaveBeenCalled();
    expect(await isBeforeProgram(fetch(url))).toEqual({ ahead: false });
  });

  it.each([
    ['another reader', 'Bearer mine', { headers: { authorization: 'Bearer other' } }],
    ['a visitor', 'Bearer mine', {}],
    ['a call that writes', null, { method: 'POST' }],
  ])('is not used for %s', async (_who, authorization, init: RequestInit) => {
    const { fetch, send } = open(authorization);
    expect(await isBeforeProgram(fetch(url, init))).toEqual({ ahead: false });
    expect(send).toHaveBeenCalledWith(url, init);
  });

  it('is used only for the reader who requested it', async () => {
    const { fetch } = open('Bearer mine');
    const headers = new Headers({ authorization: 'Bearer mine' });
    expect(await isBeforeProgram(fetch(url, { headers }))).toEqual({ ahead: true });
  });

  it('is aborted with the call that took it', async () => {
    const { fetch, abort } = open();
    const aborter = new AbortController();
    await fetch(url, { signal: aborter.signal });
    expect(abort).not.toHaveBeenCalled();
    aborter.abort();
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('is kept for one call, and expires', () => {
    jest.useFakeTimers();
    const { ahead, abort } = open();
    expect(takePrefetched()).toBeNull();
    leavePrefetched(ahead);
    expect(takePrefetched()).toBe(ahead);
    expect(takePrefetched()).toBeNull();
    jest.advanceTimersByTime(15_000);
    expect(ahead.answers.size).toBe(0);
    expect(abort).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
