/**
 * Owns the streaming socket: keeps it open while it is wanted, and reconnects when it breaks.
 * Meanwhile the polling loops take over, depending on the state kept here.
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
import {
  socketBroke,
  socketClosed,
  socketDisabled,
  socketJoined,
  socketStarting,
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
    const { ended } = yield* race({
      unwanted: call(waitUntil, unwanted),
      ended: call(stayConnected, token ?? '', initial),
    });
    if (ended === 'goodbye') yield* put(socketClosed());
    else if (ended !== 'failed') yield* put(socketDisabled());
    yield* waitUntil(unwanted);
  }
}

/** `unwanted`: there is no place for the token that may be used with this server. */
type Ending = 'goodbye' | 'failed' | 'unwanted';

const selectMayStream = (state: RootState): boolean =>
  state.session.currentUser !== null && selectUserToken(state) !== null;

/** Returns only when the server closes the socket properly, or when sockets are impossible. */
function* stayConnected(token: string, initial: boolean): SagaGenerator<Ending> {
  let told = false;
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
    yield* put(socketJoined());
    everJoined = true;
    refusals = 0;
    doubtAt = REFUSALS_UNTIL_DOUBT;
    if (told) yield* showNotice('success', 'timeline.socket_reconnected');
    told = false;
  };
  for (let first = initial; ; first = false) {
    yield* waitUntil(selectOnline);
    yield* put(socketStarting({ initial: first }));
    let end: ConnectionEnd;
    try {
      end = yield* call(runConnection, { token, place, joined });
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
    yield* put(socketBroke({ code: end.code }));
    if (!told && !end.stale) {
      told = true;
      yield* showNotice('error', 'timeline.socket_broke', { code: end.code });
    }
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
