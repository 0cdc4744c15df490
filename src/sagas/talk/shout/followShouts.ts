/**
 * Follows the shoutbox of the tab that leads, as if the connection were this tab's own: its events go
 * the same way into the store, and it sends what is said here.
 */
import { fieldsOf, textOf } from '@/api/decode/engine/read';
import { fork, put, select, take, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { tabChannel } from '@/sagas/realtime/tabs/messages';
import { selectLeader } from '@/selectors/realtime/tabs';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { shoutJoined } from '@/slices/talk/shout';
import { handleShout } from './handleShout';
import type { CurrentConnection } from './sendShouts';
import type { ShoutEvent } from './shoutConnection';
import { shoutTeller, type ShoutNews } from './shoutLine';

/** The messages so far are taken once for each time that they were asked for. */
interface Asking {
  asks: boolean;
  ask: () => void;
}

export function* followShouts(inUse: CurrentConnection): SagaGenerator<never> {
  const tell = yield* shoutTeller();
  const asking: Asking = {
    asks: false,
    ask: () => {
      asking.asks = true;
      tell({ type: 'asks' });
    },
  };
  const channel = yield* tabChannel();
  inUse.connection = {
    send: (key, text) => {
      tell({ type: 'says', key, text });
      return true;
    },
  };
  try {
    yield* fork(askWhenSeen, asking);
    for (;;) {
      const said = yield* takeFrom(channel);
      if (said.kind !== 'shout') continue;
      const event = readNews(said.event);
      if (event?.type === 'leads') asking.ask();
      // A tab that led before may not know yet that it does not any more.
      else if (event && said.from === (yield* select(selectLeader))) yield* hear(event, asking);
    }
  } finally {
    inUse.connection = null;
    channel.close();
  }
}

/** The browser may drop what came while it had put this tab to sleep. */
function* askWhenSeen({ ask }: Asking): SagaGenerator<never> {
  ask();
  for (;;) {
    const { payload: isVisible } = yield* take(pageVisibilityChanged);
    if (isVisible) ask();
  }
}

function* hear(event: Incoming, asking: Asking): SagaGenerator<void> {
  if (event.type !== 'soFar') return yield* handleShout(event);
  if (!asking.asks) return;
  asking.asks = false;
  yield* put(shoutJoined());
  yield* handleShout({ type: 'messages', payload: event.payload });
}

type Incoming = ShoutEvent | Extract<ShoutNews, { type: 'soFar' }>;

/** Checked like any outside input. */
function readNews(value: unknown): Incoming | { type: 'leads' } | null {
  const { type, key, payload } = fieldsOf<Record<'type' | 'key' | 'payload', unknown>>(value);
  switch (type) {
    case 'leads':
    case 'joined':
    case 'crashed':
    case 'lost':
      return { type };
    case 'messages':
    case 'new_msg':
    case 'soFar':
      return { type, payload };
    case 'declined':
      return { type, key: textOf(key) };
    default:
      return null;
  }
}
