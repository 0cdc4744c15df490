/**
 * Saves the drafts synchronously in the tab's storage when the page is hidden, because the browser
 * may close the page before the asynchronous storage has finished. After a reload, drafts that are
 * newer than the stored ones are restored from there.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { completeDraft, isWorthKeeping, type Draft } from '@/domain/composer/draft';
import { isStoredByOtherTab } from '@/domain/composer/draftOwners';
import { selectSending } from '@/selectors/composer/outbox';
import { selectUserToken } from '@/selectors/session/session';
import {
  attachmentLost,
  discardUndone,
  draftDiscarded,
  draftSaved,
  draftsRestored,
  fileUploaded,
  postConfirmed,
} from '@/slices/composer/drafts';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { loggedOut } from '@/slices/session/session';
import type { FlushedDrafts } from '@/sagas/engine/context';
import { getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const changesDrafts = isAnyOf(
  attachmentLost,
  discardUndone,
  draftDiscarded,
  draftSaved,
  draftsRestored,
  fileUploaded,
  loggedOut,
  pageVisibilityChanged,
  postConfirmed,
);

const noDrafts: FlushedDrafts = { screenName: null, drafts: {} };

export function* draftFlushSaga(): SagaGenerator<void> {
  const { tab } = yield* getContext('storage');
  const found = tab.flushedDrafts();
  let kept = noDrafts;
  tab.flushDrafts(kept);
  yield* takeEvery(changesDrafts, function* () {
    const flushed = yield* collectDrafts();
    if (flushed !== kept) tab.flushDrafts(flushed);
    kept = flushed;
  });
  yield* restoreDrafts(found);
}

/** Returns nothing while the page is visible. */
function* collectDrafts(): SagaGenerator<FlushedDrafts> {
  const state = yield* select((whole) => whole);
  if (state.realtime.pageVisible) return noDrafts;
  // Drafts that are being sent belong to the outbox, which finishes them.
  const open = Object.entries(state.drafts).filter(
    ([target, draft]) =>
      isWorthKeeping(draft) &&
      !selectSending(state, target).busy &&
      !isStoredByOtherTab(state.tabDrafts?.[target]),
  );
  if (open.length === 0) return noDrafts;
  return { screenName: state.session.lastLoginName, drafts: Object.fromEntries(open) };
}

function* restoreDrafts(flushed: FlushedDrafts): SagaGenerator<void> {
  const state = yield* select((whole) => whole);
  const isTheirs =
    selectUserToken(state) !== null && state.session.lastLoginName === flushed.screenName;
  const newer = Object.entries(flushed.drafts)
    .filter(([target, draft]) => isTheirs && timeOf(draft) > timeOf(state.drafts[target]))
    .map(([target, draft]) => [target, completeDraft(draft)] as const);
  if (newer.length === 0) return;
  yield* put(draftsRestored({ ...state.drafts, ...Object.fromEntries(newer) }));
}

const timeOf = (draft: Draft | undefined): number => draft?.changedAt ?? 0;
