/** One connection, from opening to closing. */
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

/** Whoever has not answered by now will not. */
export const HANDSHAKE_PATIENCE = 15_000;
/** Between two looks at the clock. */
const WATCH_INTERVAL = 15_000;
/** A clock that jumps further than this was asleep, and the server has given the line up. */
const SLEEP = 60_000;
/** Frames are handled for this long, or this many, before the page gets its turn. */
const SLICE_TIME = 12;
const SLICE_FRAMES = 25;

/** What comes while the page is busy with what came before is handled together, but not later. */
const GATHERING = 150;

/** What the page is told when a line ends without a word. */
const ABNORMAL = 1006;

export interface ConnectionEnd {
  code: number;
  /** The handshake went well. */
  opened: boolean;
  /** We ended it ourselves, as it was surely dead. */
  stale: boolean;
}

/** Where the token of a socket stands. */
export type TokenPlace = 'protocol' | 'address';

/**
 * The ways to try, in order. Browsers write the address of a refused socket into the console, so
 * only the Pleroma family, which may want it so, gets the token there; the others take it as a
 * sub-protocol, in which not every character can stand.
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
  /** Run as soon as the line is open. */
  joined: () => SagaGenerator<void>;
}

/** Opens the line, hands on what it brings, and says how it ended. Throws when it cannot be had. */
export function* runConnection({
  token,
  place,
  joined,
}: ConnectionOptions): SagaGenerator<ConnectionEnd> {
  const openSocket = yield* getContext('openSocket');
  const origin = yield* getContext('origin');
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
 * Handles frames in order until the line closes. What came meanwhile is handled together, so that
 * a burst is drawn in few strokes, and never for so long that the page cannot react.
 */
function* readOut(channel: EventChannel<SocketEvent>): SagaGenerator<number> {
  const now = yield* getContext('now');
  const idle = yield* getContext('whenIdle');
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

/** Returns when the machine slept, or the network was gone: either kills a line without a word. */
export function* untilConnectionDead(): SagaGenerator<void> {
  yield* race({ slept: call(untilWoken), cutOff: call(untilOnlineAgain) });
}

function* untilWoken(): SagaGenerator<void> {
  const now = yield* getContext('now');
  for (let last = now(); ; last = now()) {
    yield* delay(WATCH_INTERVAL);
    if (now() - last > WATCH_INTERVAL + SLEEP) return;
  }
}

function* untilOnlineAgain(): SagaGenerator<void> {
  yield* waitUntil((state) => !selectOnline(state));
  yield* waitUntil(selectOnline);
}
