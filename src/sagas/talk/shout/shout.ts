/**
 * Keeps the reader in the shoutbox while the server has one: connects, reports when the channel was
 * joined, passes shouts on, and reconnects when the connection breaks.
 */
import { eventChannel, buffers, type EventChannel } from 'redux-saga';
import { decodeShout, decodeShouts } from '@/api/decode/talk/shout';
import { SHOUT_PATIENCE } from '@/domain/talk/shout';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { redactValues } from '@/lib/redact/redactValues';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectPageVisible } from '@/selectors/realtime/realtime';
import { selectFollows } from '@/selectors/realtime/tabs';
import { selectShout } from '@/selectors/talk/shout';
import { selectChatToken, selectShoutOffered } from '@/selectors/talk/shoutOffered';
import { tokenDoubted } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { currentUserReceived } from '@/slices/session/session';
import {
  shoutHeard,
  shoutJoined,
  shoutLeft,
  shoutReturned,
  shoutsReceived,
} from '@/slices/talk/shout';
import { call, delay, fork, getContext, put, race, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { waitUntil } from '@/sagas/engine/control';
import { HANDSHAKE_PATIENCE, untilConnectionDead } from '@/sagas/realtime/streaming/connection';
import { waitBeforeReconnect } from '@/sagas/engine/reconnectDelay';
import { sendShoutsSaga, type CurrentConnection } from './sendShouts';
import { shoutDraftSaga } from './shoutDraft';
import type { ShoutEvent, ShoutConnection } from './shoutConnection';

/** This many refused handshakes in a row may mean that the token has expired. */
const REFUSALS_UNTIL_DOUBT = 2;

export function* shoutSaga(): SagaGenerator<void> {
  const inUse: CurrentConnection = { connection: null };
  yield* fork(sendShoutsSaga, inUse);
  yield* fork(shoutDraftSaga);
  for (;;) {
    yield* waitUntil((state) => selectShoutOffered(state) && isWanted(state));
    const reader = yield* select(selectCurrentUserId);
    const isOver = (state: RootState) =>
      !selectShoutOffered(state) || selectCurrentUserId(state) !== reader;
    yield* race({
      over: call(waitUntil, isOver),
      hidden: call(waitUntil, (state: RootState) => !isWanted(state)),
      ended: call(stay, inUse),
    });
    yield* put(shoutLeft());
    if (yield* select(isWanted)) yield* waitUntil(isOver);
  }
}

/**
 * A hidden tab that follows another one has no socket; it gets the last shouts when it is looked at. A
 * text that is on its way arrives first.
 */
const isWanted = (state: RootState): boolean =>
  selectPageVisible(state) || !selectFollows(state) || selectShout(state).sending.length > 0;

/** Returns only if sockets are impossible. */
function* stay(inUse: CurrentConnection): SagaGenerator<void> {
  const connection = yield* call(connect);
  inUse.connection = connection;
  try {
    yield* keepOpen(connection);
  } finally {
    inUse.connection = null;
  }
}

/** Loads the protocol's client library, which only the shoutbox needs. */
function* connect(): SagaGenerator<ShoutConnection> {
  const { origin } = yield* getContext('net');
  const { openSocket } = yield* getContext('net');
  const { loadChunk: bring } = yield* getContext('net');
  const look = yield* getContext('getState');
  for (let failures = 1; ; failures += 1) {
    try {
      const { createShoutConnection } = yield* call(() =>
        bring(() => import(/* webpackChunkName: "shoutbox" */ './shoutConnection')),
      );
      return createShoutConnection({
        address: `${origin.replace(/^http/, 'ws')}/socket`,
        token: () => selectChatToken(look()) ?? '',
        openSocket,
        patience: SHOUT_PATIENCE,
      });
    } catch {
      yield* waitBeforeReconnect(
        retryDelay(retryPolicies.shoutbox, failures),
        (yield* getContext('chance')).random,
      );
    }
  }
}

function* keepOpen(connection: ShoutConnection): SagaGenerator<void> {
  const { random } = yield* getContext('chance');
  let failures = 0;
  let refusals = 0;
  let doubtAt = REFUSALS_UNTIL_DOUBT;
  for (;;) {
    let end: ConnectionEnd;
    try {
      end = yield* call(listen, connection);
    } catch (error) {
      const log = yield* getContext('log');
      const token = yield* select(selectChatToken);
      log('warning', 'The shoutbox could not be entered', redactValues(reasonOf(error), [token]));
      return;
    }
    yield* put(shoutLeft());
    failures = end.joined ? 1 : failures + 1;
    refusals = end.opened ? 0 : refusals + 1;
    if (end.opened) doubtAt = REFUSALS_UNTIL_DOUBT;
    if (refusals >= doubtAt) {
      doubtAt *= 2;
      // Checking the credentials brings a new chat token.
      yield* put(tokenDoubted());
    }
    if (!end.stale)
      yield* waitBeforeReconnect(
        retryDelay(retryPolicies.shoutbox, failures),
        random,
        currentUserReceived.match,
      );
  }
}

interface ConnectionEnd {
  /** The handshake succeeded. */
  opened: boolean;
  /** The channel was joined. */
  joined: boolean;
  /** This client closed the connection, as it was certainly dead. */
  stale: boolean;
}

/** Runs one connection, from opening to closing. Throws if it cannot be made. */
function* listen(connection: ShoutConnection): SagaGenerator<ConnectionEnd> {
  const channel = eventsOf(connection);
  try {
    const first = yield* race({ event: takeFrom(channel), late: delay(HANDSHAKE_PATIENCE) });
    if (first.event?.type !== 'opened') return { opened: false, joined: false, stale: false };
    const { joined } = yield* race({
      joined: call(readOut, channel),
      stale: call(untilConnectionDead),
    });
    return { opened: true, joined: joined ?? true, stale: joined === undefined };
  } finally {
    channel.close();
  }
}

/** Closing the channel disconnects. */
const eventsOf = (connection: ShoutConnection): EventChannel<ShoutEvent> =>
  eventChannel<ShoutEvent>((emit) => {
    connection.open(emit);
    return () => connection.disconnect();
  }, buffers.expanding<ShoutEvent>());

/** Returns when the connection is lost; true if the channel was ever joined. */
function* readOut(channel: EventChannel<ShoutEvent>): SagaGenerator<boolean> {
  for (let joined = false; ;) {
    const event = yield* takeFrom(channel);
    if (event.type === 'lost') return joined;
    joined ||= event.type === 'joined';
    yield* handle(event);
  }
}

function* handle(event: ShoutEvent): SagaGenerator<void> {
  const ownId = yield* select(selectCurrentUserId);
  switch (event.type) {
    case 'joined':
      yield* put(shoutJoined());
      return;
    case 'crashed':
      yield* put(shoutLeft());
      return;
    case 'declined':
      yield* put(shoutReturned({ key: event.key }));
      return;
    case 'messages':
      yield* put(shoutsReceived({ ...decodeShouts(event.payload), ownId }));
      return;
    case 'new_msg': {
      const heard = decodeShout(event.payload);
      if (heard) yield* put(shoutHeard({ ...heard, ownId }));
    }
  }
}
