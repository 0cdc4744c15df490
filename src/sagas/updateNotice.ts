/**
 * Tells an account once what an update brought: when its first screen stands, and nothing lies over
 * it. Who is busy already is left alone until the next time.
 */
import { CURRENT_UPDATE } from '@/domain/preferenceSync';
import { selectInstance } from '@/selectors/config';
import { selectToldBefore } from '@/selectors/preferences';
import { selectTimelinesSettled } from '@/selectors/timelines';
import { dialogOpened } from '@/slices/dialogs';
import { draftEdited } from '@/slices/drafts';
import { updateTold } from '@/slices/preferences';
import type { RootState } from '@/slices/root';
import { call, getContext, put, race, select, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil, whileSignedIn } from './engine/flow';

export function* updateNoticeSaga(): SagaGenerator<void> {
  yield* whileSignedIn(tellOnce);
}

/** Nothing else asks for the reader, and they look. */
const isCalm = (state: RootState): boolean =>
  state.dialogs.length === 0 &&
  state.interface.drawer === 'none' &&
  state.realtime.pageVisible &&
  selectTimelinesSettled(state);

const isTime = (state: RootState): boolean =>
  !selectInstance(state).disableUpdateNotification &&
  selectToldBefore(state) !== null &&
  isCalm(state);

function* tellOnce(): SagaGenerator<void> {
  const { writing } = yield* race({
    calm: call(waitForCalm),
    writing: take(draftEdited),
  });
  const since = yield* select(selectToldBefore);
  if (!writing && since !== null) {
    yield* put(dialogOpened({ kind: 'updateNotice', props: { since } }));
    yield* put(updateTold(CURRENT_UPDATE));
  }
  yield* waitUntil(() => false);
}

function* waitForCalm(): SagaGenerator<void> {
  const idle = yield* getContext('idle');
  do {
    yield* waitUntil(isTime);
    yield* call(idle);
  } while (!(yield* select(isTime)));
}
