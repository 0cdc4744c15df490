/**
 * Follows the socket of the tab that leads, as if it were this tab's own: its frames go the same way
 * into the store, and its states are the states here. Whatever is missing in the row of numbers was
 * missed, and is asked for as after any interruption.
 */
import { selectOwnStreams } from '@/selectors/realtime/streams';
import { selectLeader } from '@/selectors/realtime/tabs';
import {
  socketBroke,
  socketClosed,
  socketDisabled,
  socketHandedOver,
  socketJoined,
  socketStates,
  streamSubscribed,
  streamUnsubscribed,
} from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { waitUntil } from '@/sagas/engine/control';
import { flush, fork, put, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleTexts, pauseBetweenFrames } from '@/sagas/realtime/streaming/frameHandlers';
import { tabChannel, postToOtherTabs, type Heard, type TabMessage } from './messages';

type SocketState = Extract<TabMessage, { kind: 'socket' }>;

/** The tab that was heard last, up to which frame, and the timelines that it gets. */
interface Line {
  leader: string;
  heard: number;
  /** An answer is awaited, which says where the frames stand. */
  asks: boolean;
  streams: readonly string[];
}

const selectSocket = ({ realtime }: RootState) => realtime.socket;

/** Tell the reader of a lost connection, and of its return. */
interface Tellers {
  lost: (code: number) => SagaGenerator<void>;
  restored: () => SagaGenerator<void>;
}

export function* followSocket(tellers: Tellers): SagaGenerator<void> {
  const line: Line = { leader: '', heard: 0, asks: true, streams: [] };
  const channel = yield* tabChannel();
  try {
    yield* fork(askWithWishes, line);
    for (;;) {
      const said = [yield* takeFrom(channel), ...(yield* flush(channel))];
      let texts: string[] = [];
      for (const message of said) {
        if (message.kind === 'frame' && follows(line, message)) {
          line.heard = message.number;
          texts.push(message.text);
          continue;
        }
        yield* handleTexts(texts);
        texts = [];
        // A tab that led before may not know yet that it does not any more.
        if (message.from !== (yield* select(selectLeader))) continue;
        if (message.kind === 'frame' && !line.asks) yield* ask(line);
        if (message.kind === 'leads') yield* meetLeader(line, message.from);
        if (message.kind === 'socket') yield* adopt(line, message, tellers);
      }
      yield* handleTexts(texts);
      yield* pauseBetweenFrames();
    }
  } finally {
    channel.close();
  }
}

const follows = (line: Line, { from, number }: { from: string; number: number }): boolean =>
  from === line.leader && number === line.heard + 1;

function* ask(line: Line): SagaGenerator<void> {
  line.asks = true;
  yield* postToOtherTabs({ kind: 'ask', wants: yield* select(selectOwnStreams) });
}

/** Another tab leads from now on: what comes between the two is missed. */
function* meetLeader(line: Line, leader: string): SagaGenerator<void> {
  if (line.leader === '' || line.leader === leader) return;
  if ((yield* select(selectSocket)) === socketStates.joined) yield* put(socketHandedOver());
  yield* ask(line);
}

function* adopt(
  line: Line,
  { from, state, code, sent, heard, streams }: Heard<SocketState>,
  tellers: Tellers,
): SagaGenerator<void> {
  const here = yield* select(selectSocket);
  const isWhole = line.leader === from && line.heard === sent;
  const gap = gapOf(line, from, sent - (here === socketStates.joined ? 0 : 1));
  Object.assign(line, { leader: from, heard: sent, asks: false, streams });
  if (!heard) yield* postToOtherTabs({ kind: 'ask', wants: yield* select(selectOwnStreams) });
  if (state === socketStates.joined) {
    if (here !== socketStates.joined || !isWhole) yield* join(gap);
    yield* subscribe(line);
    yield* tellers.restored();
  } else if (state === socketStates.error && here !== state) {
    yield* put(socketBroke({ code }));
    yield* tellers.lost(code);
  } else if (state === socketStates.closed && here !== state) yield* put(socketClosed());
  else if (state === socketStates.disabled && here !== state) yield* put(socketDisabled());
}

/**
 * `own`: the tab that leads has what this one missed, so that only this one can ask for it. `shared`:
 * no tab was told while another one took over, or the connection was lost; the leader asks for all.
 * A new connection has a number, too, which nobody has missed.
 */
function gapOf({ leader, heard }: Line, from: string, sent: number): 'own' | 'shared' {
  if (leader === '') return 'own';
  return leader === from && sent > heard ? 'own' : 'shared';
}

/** All lists ask for what came before the first connection of this tab. */
function* join(gap: 'own' | 'shared'): SagaGenerator<void> {
  const { joins, socket } = yield* select(({ realtime }: RootState) => realtime);
  if (socket === socketStates.joined) yield* put(socketHandedOver());
  const told = joins > 0 && gap === 'shared';
  yield* put(socketJoined(told ? { resumed: true, told } : undefined));
}

/** Of the streamed timelines, this tab takes those that it shows. */
function* subscribe({ streams }: Line): SagaGenerator<void> {
  const wanted = yield* select(selectOwnStreams);
  const taken = Object.keys(yield* select(({ realtime }: RootState) => realtime.streams));
  const due = wanted.filter((key) => streams.includes(key));
  for (const key of taken) if (!due.includes(key)) yield* put(streamUnsubscribed({ key }));
  for (const key of due) if (!taken.includes(key)) yield* put(streamSubscribed({ key }));
}

/** Asks at first, and whenever this tab shows other timelines. */
function* askWithWishes(line: Line): SagaGenerator<void> {
  for (;;) {
    const wants = yield* select(selectOwnStreams);
    yield* postToOtherTabs({ kind: 'ask', wants });
    const known = wants.join(' ');
    yield* waitUntil((state) => selectOwnStreams(state).join(' ') !== known);
    const joined = (yield* select(selectSocket)) === socketStates.joined;
    if (joined) yield* subscribe(line);
  }
}
