/**
 * Notices a tab of another build in this browser. The two keep to themselves; the update that the
 * older one missed is looked for at once, once for each build.
 */
import { selectTabAddress } from '@/selectors/realtime/tabs';
import { otherBuildMet } from '@/slices/realtime/tabs';
import { getContext, put, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';
import { addressOf } from './messages';

export function* otherBuildsSaga(): SagaGenerator<void> {
  const { tabMessages } = yield* getContext('page');
  const channel = sourceChannel(tabMessages);
  const met = new Set<string>();
  try {
    for (;;) {
      const there = addressOf((yield* takeFrom(channel)).value);
      const here = yield* select(selectTabAddress);
      if (!there || !here || there.version === here.version || met.has(there.version)) continue;
      met.add(there.version);
      yield* put(otherBuildMet());
    }
  } finally {
    channel.close();
  }
}
