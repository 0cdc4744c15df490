/**
 * The request scheduler: every request to the server goes through it. It decides what goes out next
 * and when, lets equal reading requests share one answer, retries where that is safe, and keeps to
 * the rate limits. It sits behind `Connection.fetch`, so that endpoints know nothing of it.
 */
import { rateLimitsFor, type RateLimit } from '@/domain/engine/serverRateLimits';
import type { ServerFamily } from '@/domain/session/instance';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import type { SetTimer } from '@/lib/scheduler/timer';
import { readRateLimitHeaders } from './rateLimitHeaders';
import { attempt, isRetryableStatus, toResponse, type BufferedResponse } from './attempt';
import { createRateLimits, type RateLimitHold } from './rateLimits';
import type { CallPlan, Priority } from '@/sagas/engine/callPlan';
import { createRequestQueue, isMoreUrgent, MAX_WAIT, type QueuedRequest } from './requestQueue';

const TIMEOUT = 30_000;
/** Long, as a large upload takes its time. */
const UPLOAD_TIMEOUT = 600_000;
interface SchedulerEnvironment {
  fetch: typeof fetch;
  now(): number;
  random(): number;
  setTimer: SetTimer;
}

/** A plan together with the facts of the call itself. */
export interface ScheduledCallPlan extends CallPlan {
  family: ServerFamily;
  /** The caller's identity; answers are never shared between two callers. */
  caller: string;
}

export interface RequestScheduler {
  /** Returns a `fetch` for calls of this order. */
  fetchFor(order: ScheduledCallPlan): typeof fetch;
  /** Reports a refusal of the server because of too many calls. */
  onRateLimited(tell: (hold: RateLimitHold) => void): () => void;
  /**
   * Reports each call as it goes out, and each refusal, and returns the way to count those of other
   * tabs, with which the limits are shared. Each of the two is told by whoever asked last.
   */
  shareCalls(tell: CountCall, to?: 'tabs' | 'accounts'): CountCall;
}

/** `until`: the server refuses calls under these limits until then; null for a call. */
export type CountCall = (limits: readonly RateLimit[], until: number | null) => void;

interface ScheduledRequest extends QueuedRequest {
  url: string;
  init: RequestInit;
  tries: number;
  timeout: number;
  /** The number of callers that wait for the answer. */
  waiters: number;
  outcome: Promise<BufferedResponse>;
}

export function createRequestScheduler({
  fetch: send,
  now,
  random,
  setTimer,
}: SchedulerEnvironment): RequestScheduler {
  const budget = createRateLimits();
  const others = new Map<string, CountCall>();
  const tellOthers: CountCall = (limits, until) => others.forEach((tell) => tell(limits, until));
  const queue = createRequestQueue(
    {
      ...budget,
      recordSent(limits, at) {
        budget.recordSent(limits, at);
        tellOthers(limits, null);
      },
    },
    now,
    setTimer,
  );
  const shared = new Map<string, ScheduledRequest>();
  const ears = new Set<(hold: RateLimitHold) => void>();

  async function sendOnce(job: ScheduledRequest, lane: Priority): Promise<BufferedResponse> {
    const { url, init, limits, timeout, aborter } = job;
    let packet: BufferedResponse | null = null;
    try {
      packet = await attempt(send, url, init, {
        signal: aborter.signal,
        timeout,
        setTimer,
      });
      return packet;
    } finally {
      queue.leave(lane);
      const hold = budget.recordAnswer(limits, packet, now());
      if (hold) {
        tellOthers(limits, hold.until);
        ears.forEach((tell) => tell(hold));
      }
      queue.advance();
    }
  }

  async function run(job: ScheduledRequest): Promise<BufferedResponse> {
    for (let tried = 1; ; tried += 1) {
      const { lane, due } = await queue.turnOf(job);
      if (lane === null) return throttledPacket(due - now());
      const isLast = tried >= job.tries;
      let asked = 0;
      try {
        const packet = await sendOnce(job, lane);
        if (isLast || (packet.status !== 429 && !isRetryableStatus(packet.status))) return packet;
        asked = (readRateLimitHeaders(packet.headers, now()).retryAt ?? 0) - now();
        if (asked > MAX_WAIT[job.priority]) return packet;
      } catch (error) {
        if (isLast || job.aborter.signal.aborted) throw error;
      }
      const wait = random() * retryDelay(retryPolicies.call, tried);
      await pause(setTimer, Math.max(wait, asked), job.aborter.signal);
    }
  }

  function open(url: string, init: RequestInit, order: ScheduledCallPlan): ScheduledRequest {
    const method = methodOf(init);
    const reading = method === 'GET' || method === 'HEAD';
    const safeToRepeat = reading || new Headers(init.headers).has('idempotency-key');
    const upload = typeof FormData !== 'undefined' && init.body instanceof FormData;
    const path = new URL(url, 'https://any.example').pathname;
    const limits = rateLimitsFor(order.family, { method, path });
    const job: ScheduledRequest = {
      url,
      init,
      limits:
        limits.length > 0
          ? limits
          : [{ bucket: `${method} ${path}`, calls: Infinity, per: Infinity }],
      priority: order.priority ?? (reading ? 'screen' : 'press'),
      patience: order.patience,
      tries: safeToRepeat ? Math.max(1, order.tries ?? retryPolicies.call.retries + 1) : 1,
      timeout: order.timeout ?? (upload ? UPLOAD_TIMEOUT : TIMEOUT),
      aborter: new AbortController(),
      waiters: 0,
      outcome: new Promise(() => undefined),
    };
    job.outcome = run(job);
    return job;
  }

  /** Waits for the shared answer; the last caller to leave aborts the request. */
  function join(job: ScheduledRequest, signal: AbortSignal | null | undefined): Promise<Response> {
    job.waiters += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.waiters -= 1;
        reject(signal?.reason as Error);
        if (job.waiters === 0) job.aborter.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      job.outcome
        .then((packet) => resolve(toResponse(packet)), reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  function hurry(job: ScheduledRequest, wanted: Priority): void {
    if (!isMoreUrgent(wanted, job.priority)) return;
    job.priority = wanted;
    queue.advance();
  }

  function fetchFor(order: ScheduledCallPlan): typeof fetch {
    return async (input, init = {}) => {
      const url = input instanceof Request ? input.url : String(input);
      init.signal?.throwIfAborted();
      const key = methodOf(init) === 'GET' ? shareKey(url, init, order) : null;
      const known = key === null ? undefined : shared.get(key);
      if (known && !known.aborter.signal.aborted) {
        hurry(known, order.priority ?? 'screen');
        return join(known, init.signal);
      }
      const job = open(url, init, order);
      if (key !== null) {
        shared.set(key, job);
        const forget = () => {
          if (shared.get(key) === job) shared.delete(key);
        };
        job.outcome.then(forget, forget);
      }
      return join(job, init.signal);
    };
  }

  return {
    fetchFor,
    onRateLimited(tell) {
      ears.add(tell);
      return () => ears.delete(tell);
    },
    shareCalls(tell, to = 'tabs') {
      others.set(to, tell);
      return (limits, until) => {
        budget.recordSent(limits, now(), until === null);
        if (until === null) return;
        const wait = Math.ceil((until - now()) / 1_000);
        const headers = new Headers({ 'retry-after': String(wait) });
        budget.recordAnswer(limits, { status: 429, headers }, now());
      };
    },
  };
}

const methodOf = (init: RequestInit): string => (init.method ?? 'GET').toUpperCase();

function shareKey(url: string, init: RequestInit, { key, caller }: ScheduledCallPlan): string {
  const accept = new Headers(init.headers).get('accept') ?? '';
  return `${caller} ${key ?? `${accept} ${init.cache ?? ''} ${url}`}`;
}

/** Makes the answer that the server would give, without calling it. */
function throttledPacket(wait: number): BufferedResponse {
  return {
    status: 429,
    statusText: 'Too Many Requests',
    headers: new Headers({
      'content-type': 'application/json',
      'retry-after': String(Math.ceil(wait / 1_000)),
    }),
    body: new TextEncoder().encode('{"error":"Throttled"}').buffer,
  };
}

function pause(setTimer: SetTimer, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopTimer = setTimer(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      stopTimer();
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
