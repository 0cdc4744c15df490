/** Runs one socket connection, from opening to closing. */
import type { EventChannel } from 'redux-saga';
import { streamingPath, type Frame } from '@/api/frames';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectInstance } from '@/selectors/session/config';
import { selectOnline } from '@/selectors/realtime/realtime';
import type { RootState } from '@/slices/root';
import { call, delay, flush, getContext, race, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { socketChannel, type SocketEvent } from './socketChannel';
import { handleFrames, readFrame } from './frameHandlers';
import { subscriptions } from './subscriptions';

/** A handshake that takes longer has failed. */
export const HANDSHAKE_PATIENCE = 15_000;
/** Milliseconds between two checks of the clock. */
const WATCH_INTERVAL = 15_000;
/**
 * A jump of the clock by more than this means that the machine slept and the connection is dead.
 */
const SLEEP = 60_000;
/** Frames are handled for this long, or this many, before the page gets its turn. */
const SLICE_TIME = 12;
const SLICE_FRAMES = 25;

/** The longest time that frames are batched while the page is busy. */
const GATHERING = 150;

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
}

/**
 * Opens the connection, handles its frames, and returns how it ended. Throws if it cannot be made.
 */
export function* runConnection({
  token,
  place,
  joined,
}: ConnectionOptions): SagaGenerator<ConnectionEnd> {
  const { openSocket } = yield* getContext('net');
  const { origin } = yield* getContext('net');
  const { streamingUrl } = yield* select(selectInstance);
  const base = (streamingUrl ?? origin).replace(/^http/, 'ws').replace(/\/$/, '');
  const inAddress = place === 'address';
  const path = streamingPath({ stream: 'user', token: inAddress ? token : null });
  const socket = openSocket(base + path, inAddress ? undefined : [token]);
  const channel = socketChannel(socket);
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

/**
 * Handles frames in order until the connection closes. Frames that arrived meanwhile are handled as
 * a batch, so that a burst needs few renders, but never for so long that the page stalls.
 */
function* readOut(channel: EventChannel<SocketEvent>): SagaGenerator<number> {
  const { now } = yield* getContext('clock');
  const { whenIdle: idle } = yield* getContext('clock');
  for (;;) {
    const event = yield* takeFrom(channel);
    const waiting = event.type === 'closed' ? [] : yield* flush(channel);
    let began = now();
    let frames: Frame[] = [];
    for (const each of [event, ...waiting]) {
      if (each.type === 'frame') frames.push(yield* readFrame(each.text));
      if (each.type === 'closed') {
        yield* handleFrames(frames);
        return each.code;
      }
      if (frames.length < SLICE_FRAMES && now() - began < SLICE_TIME) continue;
      yield* handleFrames(frames);
      frames = [];
      yield* delay(0);
      began = now();
    }
    yield* handleFrames(frames);
    yield* race({ idle: call(idle), late: delay(GATHERING) });
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
