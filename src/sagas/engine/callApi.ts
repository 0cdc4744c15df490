/**
 * Calls an endpoint as the current user, through the request scheduler; all calls to the server go
 * through here. When the saga is cancelled, by navigation or by a newer request, the request is
 * aborted with it; aborting one that was answered does nothing.
 */
import type { Connection } from '@/api/http';
import { dialectOf } from '@/domain/session/serverFamily';
import { selectInstance } from '@/selectors/session/config';
import { selectUserToken } from '@/selectors/session/session';
import { tokenDoubted } from '@/slices/realtime/realtime';
import type { CallPlan } from './callPlan';
import { call, getContext, put, select } from './effects';
import type { SagaGenerator } from './effects';
import { httpStatusOf } from './failure';

/** HTTP statuses of a call with a dead token; a missing permission looks the same. */
const DOUBTFUL: readonly (number | null)[] = [401, 403];

type Endpoint<Args extends unknown[], Answer> = (to: Connection, ...args: Args) => Promise<Answer>;

export function* callApi<Args extends unknown[], Answer>(
  endpoint: Endpoint<Args, Answer>,
  ...args: Args
): SagaGenerator<Answer> {
  return yield* callApiWith({}, endpoint, ...args);
}

/** Calls an endpoint with a plan: its priority, its token and its retries. */
export function* callApiWith<Args extends unknown[], Answer>(
  plan: CallPlan,
  endpoint: Endpoint<Args, Answer>,
  ...args: Args
): SagaGenerator<Answer> {
  const { origin } = yield* getContext('net');
  const { requestScheduler: governor } = yield* getContext('net');
  const calls = { ...(yield* getContext('calls')), ...plan };
  const instance = yield* select(selectInstance);
  const { family } = instance;
  const token = calls.anonymous ? null : (calls.token ?? (yield* select(selectUserToken)));
  const aborter = new AbortController();
  const connection: Connection = {
    origin,
    token,
    dialect: dialectOf(instance),
    signal: aborter.signal,
    yieldToMain: (yield* getContext('clock')).yieldToMain,
    fetch: governor.fetchFor({ ...calls, family, caller: token ?? '' }),
  };
  try {
    return (yield* call(() => endpoint(connection, ...args))) as Answer;
  } catch (error) {
    const doubtful = token !== null && !calls.isVerdict && DOUBTFUL.includes(httpStatusOf(error));
    if (doubtful) yield* put(tokenDoubted());
    throw error;
  } finally {
    aborter.abort();
  }
}
