/**
 * Puts the drafts of an account aside that was logged out but may return: the session was refused,
 * or the reader chose to keep them. Another account neither sees nor overwrites them meanwhile.
 */
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import { completeDraft, isWorthKeeping } from '@/domain/composer/draft';
import { joinDrafts } from '@/domain/composer/drafts/joinDrafts';
import { selectCurrentUser } from '@/selectors/session/session';
import { draftsRestored } from '@/slices/composer/drafts';
import { currentUserReceived, loggedOut } from '@/slices/session/session';
import { call, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export const SHELF_VERSION = 1;
/** Followed by the name of the account. */
export const SHELF = 'drafts of ';

type Drafts = Record<DraftTarget, Draft>;

export function* shelvedDraftsSaga(): SagaGenerator<void> {
  yield* takeEvery(loggedOut, ({ payload: { why } }) => (why === 'wish' ? undefined : putAside()));
  yield* takeEvery(currentUserReceived, bringBack);
}

/** Shelves the drafts, the only data of the account that stays after it signs out. */
function* putAside(): SagaGenerator<void> {
  const { drafts, session } = yield* select((state) => state);
  const worthy = Object.entries(drafts).filter(([, draft]) => isWorthKeeping(draft));
  if (session.lastLoginName === null || worthy.length === 0) return;
  const { database: storage } = yield* getContext('storage');
  const record = { version: SHELF_VERSION, drafts: Object.fromEntries(worthy) };
  yield* call(() => storage.set(SHELF + session.lastLoginName, record));
}

function* bringBack(): SagaGenerator<void> {
  const screenName = (yield* select(selectCurrentUser))?.screenName;
  if (screenName === undefined) return;
  const { database: storage } = yield* getContext('storage');
  const key = SHELF + screenName;
  const shelved = yield* readShelf(key);
  if (!shelved) return;
  const here = yield* select((state) => state.drafts);
  const both = Object.entries(shelved).map(([target, draft]) => {
    const newer = here[target];
    const joined = newer && isWorthKeeping(newer) ? joinDrafts(newer, draft) : draft;
    return [target, joined] as const;
  });
  yield* put(draftsRestored({ ...here, ...Object.fromEntries(both) }));
  yield* call(() => storage.remove(key));
}

function* readShelf(key: string): SagaGenerator<Drafts | null> {
  const { database: storage } = yield* getContext('storage');
  const record = yield* call(() => storage.get(key));
  const { version, drafts } = (record ?? {}) as { version?: unknown; drafts?: Drafts };
  if (version !== SHELF_VERSION || !drafts) return null;
  return Object.fromEntries(
    Object.entries(drafts).map(([target, draft]) => [target, completeDraft(draft)]),
  );
}

/** Returns the shelved drafts of all accounts. */
export function* readShelves(): SagaGenerator<Draft[]> {
  const { database: storage } = yield* getContext('storage');
  const found: Draft[] = [];
  for (const key of yield* call(() => storage.keys())) {
    if (key.startsWith(SHELF)) found.push(...Object.values((yield* readShelf(key)) ?? {}));
  }
  return found;
}
