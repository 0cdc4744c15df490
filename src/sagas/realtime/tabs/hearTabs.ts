/**
 * Hears the other tabs: puts the facts that they tell, and counts their calls, as rate limits hold for
 * all tabs together. A tab alone tells nobody.
 */
import { getContext, put, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectTabAddress } from '@/selectors/realtime/tabs';
import { factReceived, otherTabHeard } from '@/slices/realtime/tabs';
import { tabChannel, type TabMessage } from './messages';

export function* hearTabs(): SagaGenerator<void> {
  const { requestScheduler } = yield* getContext('net');
  const { postToTabs } = yield* getContext('page');
  const look = yield* getContext('getState');
  let isHeard = false;
  const count = requestScheduler.shareCalls((limits, until) => {
    const address = selectTabAddress(look());
    const message: TabMessage = { kind: 'call', limits: [...limits], until };
    if (isHeard && address) postToTabs({ tabs: { ...address, ...message } });
  });
  const channel = yield* tabChannel();
  try {
    for (;;) {
      const message = yield* takeFrom(channel);
      if (!isHeard) yield* put(otherTabHeard());
      isHeard = true;
      if (message.kind === 'call') count(message.limits, message.until);
      if (message.kind !== 'fact') continue;
      const { name, payload } = message;
      yield* put(factReceived({ name, payload }));
    }
  } finally {
    channel.close();
  }
}
