/**
 * Messages between the tabs of one reader. Each message names the build, the account and the tab
 * that sent it; those of another build or account are not read. They are checked like any outside
 * input.
 */
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import {
  countOf,
  fieldsOf,
  flagOf,
  listOf,
  numberOf,
  stringOf,
  textOf,
  textsOf,
} from '@/api/decode/engine/read';
import type { RateLimit } from '@/domain/engine/serverRateLimits';
import { selectTabAddress, type TabAddress } from '@/selectors/realtime/tabs';
import { getContext, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export type TabMessage =
  /** A tab looks for the one that leads. */
  | { kind: 'hello' }
  /** The tab that leads answers, or has just begun to. */
  | { kind: 'leads'; term: number }
  /** A tab that follows asks for the socket's state, and says which timelines it shows. */
  | { kind: 'ask'; wants: string[] }
  /**
   * The socket's state by number, the frames that were sent so far, if the sender knows that it is
   * heard, and the streamed timelines.
   */
  | { kind: 'socket'; state: number; code: number; sent: number; heard: boolean; streams: string[] }
  /** A call goes out, or was refused until then: rate limits hold for all tabs together. */
  | ({ kind: 'call' } & SharedCall)
  /** A row of the table of shared facts. */
  | { kind: 'fact'; name: string; payload: unknown }
  /** About the shoutbox: `sagas/talk/shout/shoutLine.ts` reads it. */
  | { kind: 'shout'; event: unknown }
  /** A frame, numbered without a gap. */
  | { kind: 'frame'; number: number; text: string };

interface SharedCall {
  limits: RateLimit[];
  until: number | null;
}

/** A message with its sender. */
export type Heard<Message = TabMessage> = Message & { from: string };

type Fields = Record<keyof TabAddress | 'kind', unknown>;

const readers: Record<TabMessage['kind'], (said: Record<string, unknown>) => TabMessage> = {
  hello: () => ({ kind: 'hello' }),
  leads: ({ term }) => ({ kind: 'leads', term: countOf(term, 0) }),
  ask: ({ wants }) => ({ kind: 'ask', wants: textsOf(wants) }),
  socket: ({ state, code, sent, heard, streams }) => ({
    kind: 'socket',
    state: countOf(state, 0),
    code: countOf(code, 0),
    sent: countOf(sent, 0),
    heard: flagOf(heard),
    streams: textsOf(streams),
  }),
  call: (said) => ({ kind: 'call', ...readCall(said) }),
  fact: ({ name, payload }) => ({ kind: 'fact', name: textOf(name), payload }),
  shout: ({ event }) => ({ kind: 'shout', event }),
  frame: ({ number, text }) => ({ kind: 'frame', number: countOf(number, 0), text: textOf(text) }),
};

/** Reads the message of another tab about a call. */
export const readCall = ({ limits, until }: Record<string, unknown>): SharedCall => ({
  limits: listOf(limits).map((limit) => {
    const { bucket, calls, per } = fieldsOf<RateLimit>(limit);
    return { bucket: textOf(bucket), calls: amountOf(calls), per: amountOf(per) };
  }),
  until: numberOf(until, null),
});

/** Unlike numbers of the wire, those of tabs may be without limit. */
const amountOf = (value: unknown): number => (typeof value === 'number' ? value : Infinity);

const isKind = (kind: string): kind is TabMessage['kind'] => Object.hasOwn(readers, kind);

/** The envelope of a message of any build; null for what is none. */
export function addressOf(value: unknown): (TabAddress & { kind: string }) | null {
  const said = fieldsOf<Fields>(fieldsOf<{ tabs: unknown }>(value).tabs);
  const [version, ownerId, from] = [said.version, said.ownerId, said.from].map(stringOf);
  return version && ownerId && from ? { version, ownerId, from, kind: textOf(said.kind) } : null;
}

function read(value: unknown, here: TabAddress | null): Heard | null {
  const there = addressOf(value);
  if (there?.version !== here?.version || there?.ownerId !== here?.ownerId) return null;
  if (there === null || !isKind(there.kind)) return null;
  const said = fieldsOf<Record<string, unknown>>(fieldsOf<{ tabs: unknown }>(value).tabs);
  return { ...readers[there.kind](said), from: there.from };
}

/** The messages of the other tabs from now on. */
export function* tabChannel(): SagaGenerator<EventChannel<Heard>> {
  const { tabMessages } = yield* getContext('page');
  const look = yield* getContext('getState');
  return eventChannel<Heard>(
    (emit) =>
      tabMessages((value) => {
        const message = read(value, selectTabAddress(look()));
        if (message) emit(message);
      }),
    buffers.expanding<Heard>(),
  );
}

/** Tells the other tabs; a tab that takes no part says nothing. */
export function* postToOtherTabs(message: TabMessage): SagaGenerator<void> {
  const { postToTabs } = yield* getContext('page');
  const address = yield* select(selectTabAddress);
  if (address) postToTabs({ tabs: { ...address, ...message } });
}
