/**
 * Shows the news of an update once per account, when the first screen stands and no dialog is open.
 * A reader who is busy sees them at the next start.
 */
import { CURRENT_UPDATE } from '@/domain/settings/preferenceSync';
import { selectInstance } from '@/selectors/session/config';
import { selectLastShownUpdate } from '@/selectors/settings/preferences';
import { selectTimelinesSettled } from '@/selectors/timelines/timelines';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited } from '@/slices/composer/drafts';
import { updateNewsShown } from '@/slices/settings/preferences';
import type { RootState } from '@/slices/root';
import { call, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';

export function* updateNoticeSaga(): SagaGenerator<void> {
  yield* whileSignedIn(showOnce);
}

/** True if nothing else needs the reader's attention and the page is visible. */
const isCalm = (state: RootState): boolean =>
  state.dialogs.length === 0 &&
  state.interface.drawer === 'none' &&
  state.realtime.pageVisible &&
  selectTimelinesSettled(state);

const isTime = (state: RootState): boolean =>
  !selectInstance(state).disableUpdateNotification &&
  selectLastShownUpdate(state) !== null &&
  isCalm(state);

function* showOnce(): SagaGenerator<void> {
  const { writing } = yield* race({
    calm: call(waitForCalm),
    writing: take(draftEdited),
  });
  const since = yield* select(selectLastShownUpdate);
  if (!writing && since !== null) {
    yield* put(dialogOpened({ kind: 'updateNotice', props: { since } }));
    yield* put(updateNewsShown(CURRENT_UPDATE));
  }
  yield* waitUntil(() => false);
}

function* waitForCalm(): SagaGenerator<void> {
  const { whenIdle: idle } = yield* getContext('clock');
  do {
    yield* waitUntil(isTime);
    yield* call(idle);
  } while (!(yield* select(isTime)));
}
