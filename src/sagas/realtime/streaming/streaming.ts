/**
 * Owns the streaming socket: keeps it open while it is wanted, and reconnects when it breaks.
 * Meanwhile the polling loops take over, depending on the state kept here. Where another tab leads,
 * its socket serves this tab as well.
 */
import { redactValues } from '@/lib/redact/redactValues';
import { selectSetting } from '@/selectors/session/config';
import {
  selectFailedConnects,
  selectOnline,
  selectStreamingWanted,
} from '@/selectors/realtime/realtime';
import { selectUserToken } from '@/selectors/session/session';
import { capabilityProbed } from '@/slices/session/capabilities';
import { settingChanged } from '@/slices/session/config';
import { selectFollows, selectTabRole } from '@/selectors/realtime/tabs';
import {
  HANDED_OVER,
  socketBroke,
  socketClosed,
  socketDisabled,
  socketHandedOver,
  socketJoined,
  socketStarting,
  socketStates,
  streamingFailed,
  tokenDoubted,
  tokenProved,
} from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { call, fork, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { waitUntil } from '@/sagas/engine/control';
import { showNotice } from '@/sagas/engine/showNotice';
import { notificationBatchesSaga } from './notificationBatches';
import { runConnection, tokenPlaces, type ConnectionEnd } from './connection';
import { waitBeforeReconnect } from '@/sagas/engine/reconnectDelay';
import { silenceSaga } from './silence';
import { followSocket } from '@/sagas/realtime/tabs/followSocket';
import { openLine } from '@/sagas/realtime/tabs/socketLine';

const RECONNECT_DELAY = 1_000;
const MAX_MULTIPLIER = 3;
const CALM_CODES = [1000, 1001];
/** This many refused handshakes in a row may mean a dead token; the page cannot see the reason. */
const REFUSALS_UNTIL_DOUBT = 3;

export function* streamingSaga(): SagaGenerator<void> {
  yield* fork(silenceSaga);
  yield* fork(notificationBatchesSaga);
  let known: string | null = null;
  for (;;) {
    yield* waitUntil(selectMayStream);
    const token = yield* select(selectUserToken);
    const wanted = yield* select(selectStreamingWanted);
    const initial = wanted && token !== known;
    known = token;
    const isOver = (state: RootState) =>
      !selectMayStream(state) || selectUserToken(state) !== token;
    yield* waitUntil((state) => selectStreamingWanted(state) || isOver(state));
    const unwanted = (state: RootState) => isOver(state) || !selectStreamingWanted(state);
    const { failed } = yield* race({
      unwanted: call(waitUntil, unwanted),
      failed: call(shareSocket, token ?? '', initial),
    });
    if (!failed) yield* put(socketDisabled());
    yield* waitUntil(unwanted);
  }
}

/** Holds the socket or follows it, as the tabs agree. Returns only if no socket can be made. */
function* shareSocket(token: string, initial: boolean): SagaGenerator<true> {
  for (let first = initial; ; first = false) {
    // Comes first: where the tabs' saga begins in the same turn, its role counts only after this.
    if (!(yield* select(selectHasStream))) yield* put(socketStarting({ initial: first }));
    yield* waitUntil((state) => selectTabRole(state) !== 'waiting');
    if (yield* select(selectHasStream)) yield* put(socketHandedOver());
    if (yield* select(selectFollows)) {
      yield* race({
        following: call(followSocket, tellers()),
        over: call(waitUntil, (state: RootState) => !selectFollows(state)),
      });
      continue;
    }
    const { relay, serve } = yield* openLine();
    const { ended } = yield* race({
      ended: call(holdSocket, token, relay),
      serving: call(serve),
      over: call(waitUntil, mustLetGo),
    });
    if (ended === 'failed') return true;
  }
}

const mustLetGo = (state: RootState): boolean =>
  ['waiting', 'follows'].includes(selectTabRole(state));

/** Frames come from another tab, or have come until now. */
const selectHasStream = ({ realtime: { socket } }: RootState): boolean =>
  socket === socketStates.joined || socket === HANDED_OVER;

/** The others are told that there is no connection as long as none is possible. */
function* holdSocket(token: string, relay: (text: string) => void): SagaGenerator<'failed'> {
  const ended = yield* call(stayConnected, token, relay);
  if (ended === 'failed') return ended;
  yield* put(ended === 'goodbye' ? socketClosed() : socketDisabled());
  for (;;) yield* waitUntil(() => false);
}

/** Tell the reader of a lost connection once, and when it is back. */
function tellers() {
  let told = false;
  return {
    *lost(code: number): SagaGenerator<void> {
      if (!told) yield* showNotice('error', 'timeline.socket_broke', { code });
      told = true;
    },
    *restored(): SagaGenerator<void> {
      if (told) yield* showNotice('success', 'timeline.socket_reconnected');
      told = false;
    },
  };
}

/** `unwanted`: there is no place for the token that may be used with this server. */
type Ending = 'goodbye' | 'failed' | 'unwanted';

const selectMayStream = (state: RootState): boolean =>
  state.session.currentUser !== null && selectUserToken(state) !== null;

/** Returns only when the server closes the socket properly, or when sockets are impossible. */
function* stayConnected(token: string, relay: (text: string) => void): SagaGenerator<Ending> {
  const { lost, restored } = tellers();
  let resumes = yield* select(selectHasStream);
  let refusals = 0;
  let doubtAt = REFUSALS_UNTIL_DOUBT;
  let everJoined = false;
  const [firstPlace, ...otherPlaces] = yield* select(tokenPlaces, token);
  if (firstPlace === undefined) {
    yield* probedMissing();
    return 'unwanted';
  }
  let place = firstPlace;
  const joined = function* (): SagaGenerator<void> {
    yield* put(socketJoined(resumes ? { resumed: true } : undefined));
    everJoined = true;
    refusals = 0;
    doubtAt = REFUSALS_UNTIL_DOUBT;
    yield* restored();
  };
  for (let first = true; ; first = false) {
    yield* waitUntil(selectOnline);
    if (!first) yield* put(socketStarting({ initial: false }));
    let end: ConnectionEnd;
    try {
      end = yield* call(runConnection, { token, place, joined, relay });
    } catch (error) {
      yield* disableStreaming(redactValues(reasonOf(error), [token]));
      return 'failed';
    }
    if (CALM_CODES.includes(end.code)) {
      // A revoked token ends the socket with a proper close, too.
      yield* put(tokenDoubted());
      return 'goodbye';
    }
    if (!end.opened) refusals += 1;
    const other = end.opened ? undefined : otherPlaces.shift();
    if (other) {
      // This server may want the token in the other place.
      place = other;
      continue;
    }
    resumes = false;
    yield* put(socketBroke({ code: end.code }));
    if (!end.stale) yield* lost(end.code);
    if (refusals >= doubtAt) {
      doubtAt *= 2;
      yield* put(tokenDoubted());
    }
    if (!end.stale) {
      const multiplier = Math.min(yield* select(selectFailedConnects), MAX_MULTIPLIER);
      const { random } = yield* getContext('chance');
      const { proved } = yield* race({
        waited: call(waitBeforeReconnect, RECONNECT_DELAY * multiplier, random),
        proved: take(tokenProved),
      });
      // The token is good and the server is up, but no socket ever worked: it has no streaming.
      if (proved && !everJoined) yield* probedMissing();
    }
  }
}

/** Marks streaming as missing; the socket is not wanted again until that expires. */
function* probedMissing(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  yield* put(capabilityProbed({ capability: 'streaming', httpStatus: 404, now: now() }));
}

/**
 * Turns streaming off, as sockets are impossible here: lists are polled, and the setting says so.
 */
function* disableStreaming(reason: string): SagaGenerator<void> {
  const log = yield* getContext('log');
  log('error', 'Streaming could not be enabled', reason);
  yield* put(streamingFailed({ reason }));
  if (yield* select(selectSetting, 'useStreamingApi')) {
    yield* put(settingChanged({ name: 'useStreamingApi', value: false }));
  }
}
