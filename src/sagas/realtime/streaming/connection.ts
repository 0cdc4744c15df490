/** Runs one socket connection, from opening to closing. */
import type { EventChannel } from 'redux-saga';
import { streamingPath } from '@/api/frames';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectInstance } from '@/selectors/session/config';
import { selectOnline } from '@/selectors/realtime/realtime';
import type { RootState } from '@/slices/root';
import { call, delay, flush, getContext, race, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { socketChannel, type SocketEvent } from './socketChannel';
import { handleTexts, pauseBetweenFrames } from './frameHandlers';
import { subscriptions } from './subscriptions';

/** A handshake that takes longer has failed. */
export const HANDSHAKE_PATIENCE = 15_000;
/** Milliseconds between two checks of the clock. */
const WATCH_INTERVAL = 15_000;
/**
 * A jump of the clock by more than this means that the machine slept and the connection is dead.
 */
const SLEEP = 60_000;
/** The close code for a connection that was lost without a close frame. */
const ABNORMAL = 1006;

export interface ConnectionEnd {
  code: number;
  /** The handshake succeeded. */
  opened: boolean;
  /** This client closed the connection, as it was certainly dead. */
  stale: boolean;
}

/** The part of the socket request that carries the token. */
type TokenPlace = 'protocol' | 'address';

/**
 * Returns the places to try, in order. Browsers print the address of a refused socket on the
 * console, so the token goes there only for the Pleroma family, which may require it; other servers
 * get it as a sub-protocol, which does not allow every character.
 */
export function tokenPlaces(state: RootState, token: string): TokenPlace[] {
  const instance = selectInstance(state);
  const inProtocol = instance.family !== 'pleroma' && /^[\w.~+-]+$/.test(token);
  return [
    ...(inProtocol ? (['protocol'] as const) : []),
    ...(isPleromaFamily(instance) ? (['address'] as const) : []),
  ];
}

interface ConnectionOptions {
  token: string;
  place: TokenPlace;
  /** Runs as soon as the connection is open. */
  joined: () => SagaGenerator<void>;
  /** Gets each frame as it comes. */
  relay: (text: string) => void;
}

/**
 * Opens the connection, handles its frames, and returns how it ended. Throws if it cannot be made.
 */
export function* runConnection({
  token,
  place,
  joined,
  relay,
}: ConnectionOptions): SagaGenerator<ConnectionEnd> {
  const { openSocket } = yield* getContext('net');
  const { origin } = yield* getContext('net');
  const { streamingUrl } = yield* select(selectInstance);
  const base = (streamingUrl ?? origin).replace(/^http/, 'ws').replace(/\/$/, '');
  const inAddress = place === 'address';
  const path = streamingPath({ stream: 'user', token: inAddress ? token : null });
  const socket = openSocket(base + path, inAddress ? undefined : [token]);
  const channel = socketChannel(socket, relay);
  const tell = (message: object) => socket.send(JSON.stringify(message));
  try {
    const first = yield* race({ event: takeFrom(channel), late: delay(HANDSHAKE_PATIENCE) });
    if (first.event?.type !== 'opened') {
      const code = first.event?.type === 'closed' ? first.event.code : ABNORMAL;
      return { code, opened: false, stale: false };
    }
    yield* joined();
    const { code } = yield* race({
      code: call(readOut, channel),
      stale: call(untilConnectionDead),
      never: call(subscriptions, tell),
    });
    return { code: code ?? ABNORMAL, opened: true, stale: code === undefined };
  } finally {
    channel.close();
  }
}

/** Handles frames in order until the connection closes. */
function* readOut(channel: EventChannel<SocketEvent>): SagaGenerator<number> {
  for (;;) {
    const event = yield* takeFrom(channel);
    const events = [event, ...(event.type === 'closed' ? [] : yield* flush(channel))];
    yield* handleTexts(events.flatMap((each) => (each.type === 'frame' ? [each.text] : [])));
    const end = events.find((each) => each.type === 'closed');
    if (end) return end.code;
    yield* pauseBetweenFrames();
  }
}

/** Returns when the machine slept or the network was lost: both break a connection silently. */
export function* untilConnectionDead(): SagaGenerator<void> {
  yield* race({ slept: call(untilWoken), cutOff: call(untilOnlineAgain) });
}

function* untilWoken(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  for (let last = now(); ; last = now()) {
    yield* delay(WATCH_INTERVAL);
    if (now() - last > WATCH_INTERVAL + SLEEP) return;
  }
}

function* untilOnlineAgain(): SagaGenerator<void> {
  yield* waitUntil((state) => !selectOnline(state));
  yield* waitUntil(selectOnline);
}
