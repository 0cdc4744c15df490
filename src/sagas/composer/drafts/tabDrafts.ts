/**
 * Keeps each draft the same in all tabs of a reader, one of which writes it. The owner tells each
 * change at once. If two write before they hear of each other, the later one keeps the draft and adds
 * what the other typed. A tab that writes holds a lock with its name, so that the others know when it
 * is gone. Loaded once there are several tabs.
 */
import { filesOf, isWorthKeeping, type Draft, type DraftTarget } from '@/domain/composer/draft';
import { HERE, NOBODY } from '@/domain/composer/draftOwners';
import { mergeDrafts } from '@/domain/composer/mergeDrafts';
import { hasSameContent } from '@/domain/composer/outbox';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';
import {
  actionChannel,
  call,
  fork,
  getContext,
  put,
  select,
  take,
  takeFrom,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectOwnership } from '@/selectors/composer/tabDrafts';
import { selectUploads } from '@/selectors/composer/uploads';
import { selectPageVisible } from '@/selectors/realtime/realtime';
import { draftDiscarded, draftSaved, postConfirmed } from '@/slices/composer/drafts';
import {
  ownerHeard,
  draftsHeard,
  draftsShared,
  tabGone,
  type Ownership,
  type SharedDraft,
  type SharedDrafts,
} from '@/slices/composer/tabDrafts';
import { uploadFailed, uploadLeftOver, uploadStopped } from '@/slices/composer/uploads';
import { fromTab } from '@/slices/engine/fromTab';
import { otherTabHeard } from '@/slices/realtime/tabs';
import type { RootState } from '@/slices/root';

interface Heard {
  /** This tab holds its lock. */
  locked: boolean;
  /** The last news from each tab of each draft, by both names. */
  last: Map<string, SharedDraft>;
  watched: Set<string>;
}

const lockOf = (tab: string): string => `tab ${tab}`;

const selectOwnId = ({ tabs }: RootState): string => tabs?.id ?? '';
const selectKept = ({ drafts }: RootState, target: DraftTarget): Draft | undefined =>
  drafts[target];

export function* tabDraftsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(shareDrafts);
}

function* shareDrafts(): SagaGenerator<void> {
  const heard: Heard = { locked: false, last: new Map(), watched: new Set() };
  const holding = new AbortController();
  try {
    yield* fork(hearDrafts, heard);
    yield* take(otherTabHeard);
    yield* put(draftsShared({ targets: null, asks: true, locked: false }));
    if (yield* acquire(yield* select(selectOwnId), holding.signal)) {
      heard.locked = true;
      yield* put(draftsShared({ targets: null, asks: false, locked: true }));
    }
    yield* waitUntil(() => false);
  } finally {
    holding.abort();
  }
}

/** Without locks, a draft stays with its owner until another tab takes it. */
function* acquire(tab: string, signal: AbortSignal): SagaGenerator<boolean> {
  const { acquireTabLock } = yield* getContext('storage');
  try {
    yield* call(acquireTabLock, lockOf(tab), signal, { strict: true });
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'Tabs cannot know of each other here when they are closed', error);
    return false;
  }
}

function* hearDrafts(heard: Heard): SagaGenerator<void> {
  const channel = yield* actionChannel<ReturnType<typeof draftsHeard>>(draftsHeard);
  for (;;) {
    const { payload } = yield* takeFrom(channel);
    for (const told of payload.drafts) yield* hearDraft(payload, told, heard);
    if (payload.locked && !heard.watched.has(payload.by)) {
      heard.watched.add(payload.by);
      yield* fork(watch, payload.by, heard);
    }
    const { locked } = heard;
    if (payload.asks) yield* put(draftsShared({ targets: null, asks: false, locked }));
    if (payload.lacks) yield* put(draftsShared({ targets: [], asks: true, locked }));
  }
}

function* hearDraft({ by }: SharedDrafts, told: SharedDraft, heard: Heard): SagaGenerator<void> {
  const { target } = told;
  const ownership = yield* select(selectOwnership, target);
  const ownId = yield* select(selectOwnId);
  const isLater = isSuccessor(ownership, ownId, told, by);
  if (!isLater && ownership.owner !== HERE) return;
  const before = heard.last.get(`${by} ${target}`);
  heard.last.set(`${by} ${target}`, told);
  if (isLater) yield* giveWay(ownership, told, by);
  else yield* takeIn(ownership, told, before);
  if (!isLater || (yield* select(selectOwnership, target)).unseen !== null) {
    yield* put(draftsShared({ targets: [target], asks: false, locked: heard.locked }));
  }
}

/** Of two that began at the same time, the names decide, as each must come to the same result. */
function isSuccessor(
  { owner, term }: Ownership,
  ownId: string,
  told: SharedDraft,
  by: string,
): boolean {
  // A tab that was opened since does not know how many have written.
  if (owner === NOBODY) return told.term > 0;
  if (told.term !== term) return told.term > term;
  return by >= (owner === HERE ? ownId : owner);
}

/** Another tab writes from now on. What was typed here and is not in its text is sent after it. */
function* giveWay(ownership: Ownership, told: SharedDraft, by: string): SagaGenerator<void> {
  const { target, draft, term, seen, statusId } = told;
  const { owner, unseen } = ownership;
  const here = yield* select(selectKept, target);
  const both = unseen && unseen.idempotencyKey !== seen ? withUnseen(draft, unseen) : null;
  const isEnded = !draft || !isWorthKeeping(draft);
  yield* put(
    ownerHeard({
      target,
      ownership: {
        owner: isEnded ? NOBODY : by,
        term,
        seen: draft?.idempotencyKey ?? null,
        unseen: both && unseen,
      },
    }),
  );
  if (owner === HERE && draft) yield* tellOfUploads(draft);
  if (both) {
    yield* put(fromTab(draftSaved({ target, draft: both })));
    if (isEnded) yield* goOn(target);
  } else if (statusId !== null) yield* put(fromTab(postConfirmed({ target, statusId })));
  else if (draft) yield* put(fromTab(draftSaved({ target, draft })));
  else if (here) yield* put(fromTab(draftDiscarded({ target, draft: here })));
}

/** The new owner may not know which files were not uploaded; those on their way, this tab finishes. */
function* tellOfUploads(draft: Draft): SagaGenerator<void> {
  const { uploads } = yield* select(selectUploads);
  for (const { id: fileId } of filesOf(draft)) {
    const { phase, failure } = uploads[fileId] ?? {};
    if (phase === 'failed' && failure) yield* put(uploadFailed({ fileId, failure }));
    if (phase === 'stopped') yield* put(uploadStopped({ fileId }));
  }
}

/** Null if the text has all that was typed here. It keeps the key, by which the owner knows it. */
function withUnseen(draft: Draft | null, unseen: Draft): Draft | null {
  const both = draft ? mergeDrafts(draft, unseen, null) : unseen;
  const isWhole = draft !== null && hasSameContent(both, draft);
  return isWhole ? null : { ...both, idempotencyKey: unseen.idempotencyKey };
}

/** Adds what another tab typed before it knew that this one writes. */
function* takeIn(
  ownership: Ownership,
  told: SharedDraft,
  before?: SharedDraft,
): SagaGenerator<void> {
  const { target, draft, seen } = told;
  const here = yield* select(selectKept, target);
  const key = draft?.idempotencyKey ?? null;
  yield* put(ownerHeard({ target, ownership: { ...ownership, seen: key } }));
  if (!draft || !here || key === before?.draft?.idempotencyKey) return;
  // The other has written on from there, and has taken over nothing since.
  const base = before && before.seen === seen ? before.draft : null;
  const both = mergeDrafts(here, draft, base);
  if (!hasSameContent(both, here)) yield* save(target, both);
}

function* save(target: DraftTarget, draft: Draft): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const idempotencyKey = yield* newIdempotencyKey();
  yield* put(draftSaved({ target, draft: { ...draft, idempotencyKey, changedAt: now() } }));
}

/** Becomes the owner, as nobody is. */
function* goOn(target: DraftTarget): SagaGenerator<void> {
  const here = yield* select(selectKept, target);
  if (here) yield* save(target, here);
}

/** Frees the drafts of a tab once it is gone. */
function* watch(tab: string, heard: Heard): SagaGenerator<void> {
  const waiting = new AbortController();
  try {
    if (!(yield* acquire(tab, waiting.signal))) return;
  } finally {
    waiting.abort();
  }
  const before = Object.entries(yield* select(({ tabDrafts }) => tabDrafts ?? {}));
  heard.watched.delete(tab);
  yield* put(tabGone({ tab }));
  for (const [target, { owner, unseen }] of before) {
    if (owner === tab && unseen) yield* goOn(target);
  }
  yield* waitUntil(selectPageVisible);
  for (const [target, { owner }] of before) {
    if (owner === tab || owner === HERE) yield* uploadFiles(target);
  }
}

/** The tab that is gone may have been uploading them. */
function* uploadFiles(target: DraftTarget): SagaGenerator<void> {
  const draft = yield* select(selectKept, target);
  for (const { id, attachment } of draft ? filesOf(draft) : []) {
    if (!attachment) yield* put(uploadLeftOver({ fileId: id }));
  }
}
