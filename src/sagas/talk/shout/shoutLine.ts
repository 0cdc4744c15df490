/**
 * Hands what comes from the shoutbox to the tabs that follow, and sends what they say. A tab that has
 * just come, or was asleep, asks for the last messages. Nothing is sent until another tab has asked.
 */
import { fieldsOf, listOf, stringOf, textOf } from '@/api/decode/engine/read';
import { MOST_SHOUTS } from '@/domain/talk/shout';
import { getContext, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { postToOtherTabs, tabChannel, type TabMessage } from '@/sagas/realtime/tabs/messages';
import { selectTabAddress } from '@/selectors/realtime/tabs';
import type { CurrentConnection } from './sendShouts';
import type { ShoutEvent } from './shoutConnection';

/** The news of the shoutbox between tabs. */
export type ShoutNews =
  | ShoutEvent
  /** A tab leads since now: those that follow ask it. */
  | { type: 'leads' }
  /** A tab that follows wants the messages so far. */
  | { type: 'asks' }
  /** The answer: the channel is joined. */
  | { type: 'soFar'; payload: unknown }
  /** A tab that follows sends a text. */
  | { type: 'says'; key: string; text: string };

export interface ShoutLine {
  /** Called with each event as it comes. */
  relay: (event: ShoutEvent) => void;
  /** Answers the other tabs. Runs as long as this tab leads. */
  serve: () => SagaGenerator<void>;
}

export const shoutMessage = (event: ShoutNews): TabMessage => ({ kind: 'shout', event });

/** Tells the other tabs at once, also from outside of sagas. */
export function* shoutTeller(): SagaGenerator<(event: ShoutNews) => void> {
  const { postToTabs } = yield* getContext('page');
  const look = yield* getContext('getState');
  return (event) => {
    const address = selectTabAddress(look());
    if (address) postToTabs({ tabs: { ...address, ...shoutMessage(event) } });
  };
}

export function* openShoutLine(inUse: CurrentConnection): SagaGenerator<ShoutLine> {
  const tell = yield* shoutTeller();
  let isHeard = false;
  let isJoined = false;
  let messages: readonly unknown[] = [];

  function relay(event: ShoutEvent): void {
    if (event.type === 'joined') isJoined = true;
    if (event.type === 'crashed' || event.type === 'lost') isJoined = false;
    if (event.type === 'messages') {
      messages = listOf(fieldsOf<{ messages: unknown }>(event.payload).messages);
    }
    if (event.type === 'new_msg') messages = [...messages, event.payload].slice(-MOST_SHOUTS);
    if (isHeard) tell(event);
  }

  function* serve(): SagaGenerator<void> {
    const channel = yield* tabChannel();
    try {
      yield* postToOtherTabs(shoutMessage({ type: 'leads' }));
      for (;;) {
        const said = yield* takeFrom(channel);
        if (said.kind !== 'shout') continue;
        isHeard = true;
        const { type, ...event } = fieldsOf<{ type: unknown; key: unknown; text: unknown }>(
          said.event,
        );
        const key = stringOf(event.key);
        if (type === 'asks' && isJoined) tell({ type: 'soFar', payload: { messages } });
        if (type === 'says' && key !== null && !inUse.connection?.send(key, textOf(event.text))) {
          tell({ type: 'declined', key });
        }
      }
    } finally {
      channel.close();
    }
  }

  return { relay, serve };
}
