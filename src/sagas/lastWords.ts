/**
 * The last words before the page goes: the browser's storage may take longer to keep them than the
 * page has left. So while nobody sees the page this tab remembers its drafts itself, which takes no
 * time, and after a reload what is newer than what was kept comes back.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { isWorthKeeping, type Draft } from '@/domain/draft';
import { selectSending } from '@/selectors/outbox';
import { selectUserToken } from '@/selectors/session';
import {
  attachmentLost,
  discardUndone,
  draftDiscarded,
  draftNoted,
  draftsRestored,
  fileUploaded,
  postConfirmed,
} from '@/slices/drafts';
import { pageVisibilityChanged } from '@/slices/realtime';
import { loggedOut } from '@/slices/session';
import type { LastWords } from './engine/context';
import { getContext, put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

const changing = isAnyOf(
  attachmentLost,
  discardUndone,
  draftDiscarded,
  draftNoted,
  draftsRestored,
  fileUploaded,
  loggedOut,
  pageVisibilityChanged,
  postConfirmed,
);

const nothing: LastWords = { screenName: null, drafts: {} };

export function* lastWordsSaga(): SagaGenerator<void> {
  const tab = yield* getContext('tab');
  yield* bringBack(tab.words());
  let kept = nothing;
  tab.keepWords(kept);
  yield* takeEvery(changing, function* () {
    const words = yield* findWords();
    if (words !== kept) tab.keepWords(words);
    kept = words;
  });
}

/** Nothing while the page is seen. */
function* findWords(): SagaGenerator<LastWords> {
  const state = yield* select((whole) => whole);
  if (state.realtime.pageVisible) return nothing;
  // What is on its way is in the outbox, which is to end it.
  const open = Object.entries(state.drafts).filter(
    ([target, draft]) => isWorthKeeping(draft) && !selectSending(state, target).busy,
  );
  if (open.length === 0) return nothing;
  return { screenName: state.session.lastLoginName, drafts: Object.fromEntries(open) };
}

function* bringBack(words: LastWords): SagaGenerator<void> {
  const state = yield* select((whole) => whole);
  const isTheirs =
    selectUserToken(state) !== null && state.session.lastLoginName === words.screenName;
  const newer = Object.entries(words.drafts).filter(
    ([target, draft]) => isTheirs && timeOf(draft) > timeOf(state.drafts[target]),
  );
  if (newer.length === 0) return;
  yield* put(draftsRestored({ ...state.drafts, ...Object.fromEntries(newer) }));
}

const timeOf = (draft: Draft | undefined): number => draft?.changedAt ?? 0;
