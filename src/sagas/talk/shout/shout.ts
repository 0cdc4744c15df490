/**
 * Keeps the reader in the shoutbox while the server has one: connects, reports when the channel was
 * joined, passes shouts on, and reconnects when the connection breaks. Where another tab leads, its
 * connection serves this tab as well.
 */
import { eventChannel, buffers, type EventChannel } from 'redux-saga';
import { SHOUT_PATIENCE } from '@/domain/talk/shout';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { redactValues } from '@/lib/redact/redactValues';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectTabRole } from '@/selectors/realtime/tabs';
import { selectShout } from '@/selectors/talk/shout';
import { selectChatToken, selectShoutOffered } from '@/selectors/talk/shoutOffered';
import { tokenDoubted } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { currentUserReceived } from '@/slices/session/session';
import { shoutLeft } from '@/slices/talk/shout';
import { call, delay, fork, getContext, put, race, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { waitUntil } from '@/sagas/engine/control';
import { HANDSHAKE_PATIENCE, untilConnectionDead } from '@/sagas/realtime/streaming/connection';
import { waitBeforeReconnect } from '@/sagas/engine/reconnectDelay';
import { followShouts } from './followShouts';
import { handleShout } from './handleShout';
import { sendShoutsSaga, type CurrentConnection } from './sendShouts';
import { shoutDraftSaga } from './shoutDraft';
import { openShoutLine, type ShoutLine } from './shoutLine';
import type { ShoutEvent, ShoutConnection } from './shoutConnection';

/** This many refused handshakes in a row may mean that the token has expired. */
const REFUSALS_UNTIL_DOUBT = 2;

export function* shoutSaga(): SagaGenerator<void> {
  const inUse: CurrentConnection = { connection: null };
  yield* fork(sendShoutsSaga, inUse);
  yield* fork(shoutDraftSaga);
  for (;;) {
    yield* waitUntil((state) => selectShoutOffered(state) && partOf(state) !== 'none');
    const reader = yield* select(selectCurrentUserId);
    const part = yield* select(partOf);
    const isOver = (state: RootState) =>
      !selectShoutOffered(state) || selectCurrentUserId(state) !== reader;
    const isOther = (state: RootState) => partOf(state) !== part;
    const { ended } = yield* race({
      over: call(waitUntil, (state: RootState) => isOver(state) || isOther(state)),
      ended: call(part === 'follows' ? followShouts : stay, inUse),
    });
    // The box stays in sight while a tab takes over.
    const takesOver = part === 'follows' && (yield* select(partOf)) === 'holds';
    if (!takesOver && (yield* select(selectShout)).joined) yield* put(shoutLeft());
    if (ended) yield* waitUntil(isOver);
  }
}

/** One tab of the reader has the socket, and hands on what comes. None has it before it is clear who. */
function partOf(state: RootState): 'holds' | 'follows' | 'none' {
  const role = selectTabRole(state);
  if (role === 'follows') return role;
  return role === 'waiting' ? 'none' : 'holds';
}

/** Returns only if sockets are impossible. */
function* stay(inUse: CurrentConnection): SagaGenerator<true> {
  const line = yield* openShoutLine(inUse);
  yield* race({ serving: call(line.serve), ended: call(stayConnected, inUse, line) });
  return true;
}

function* stayConnected(inUse: CurrentConnection, line: ShoutLine): SagaGenerator<void> {
  const connection = yield* call(connect);
  inUse.connection = connection;
  try {
    yield* keepOpen(connection, line);
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
        bring(() => import(/* webpackChunkName: "shoutSagas" */ './shoutConnection')),
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

function* keepOpen(connection: ShoutConnection, line: ShoutLine): SagaGenerator<void> {
  const { random } = yield* getContext('chance');
  let failures = 0;
  let refusals = 0;
  let doubtAt = REFUSALS_UNTIL_DOUBT;
  for (;;) {
    let end: ConnectionEnd;
    try {
      end = yield* call(listen, connection, line);
    } catch (error) {
      line.relay({ type: 'lost' });
      const log = yield* getContext('log');
      const token = yield* select(selectChatToken);
      log('warning', 'The shoutbox could not be entered', redactValues(reasonOf(error), [token]));
      return;
    }
    line.relay({ type: 'lost' });
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
function* listen(connection: ShoutConnection, line: ShoutLine): SagaGenerator<ConnectionEnd> {
  const channel = eventsOf(connection);
  try {
    const first = yield* race({ event: takeFrom(channel), late: delay(HANDSHAKE_PATIENCE) });
    if (first.event?.type !== 'opened') return { opened: false, joined: false, stale: false };
    const { joined } = yield* race({
      joined: call(readOut, channel, line),
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
function* readOut(channel: EventChannel<ShoutEvent>, { relay }: ShoutLine): SagaGenerator<boolean> {
  for (let joined = false; ;) {
    const event = yield* takeFrom(channel);
    if (event.type === 'lost') return joined;
    joined ||= event.type === 'joined';
    relay(event);
    yield* handleShout(event);
  }
}
