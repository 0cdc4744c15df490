/**
 * Takes a draft along to another account of the same server. Its files are uploaded anew there, as
 * an attachment belongs to the account that uploaded it.
 */
import { withParts } from '@/domain/composer/chain/chain';
import {
  completeDraft,
  NEW_POST,
  partsOf,
  statusOfDraft,
  type Draft,
  type DraftTarget,
} from '@/domain/composer/draft';
import { joinDrafts } from '@/domain/composer/drafts/joinDrafts';
import { storedFilesOf } from '@/domain/composer/picture/posters';
import { fileKey } from '@/domain/composer/upload';
import type { KeptAccount } from '@/domain/session/accounts';
import { pathTo } from '@/domain/session/routes';
import { fieldsOf } from '@/lib/values/fields';
import { SHELF, SHELF_VERSION } from '@/sagas/composer/drafts/shelvedDrafts';
import { SHARED } from '@/sagas/composer/sharing';
import { readDraftFile } from '@/sagas/composer/uploads/draftFiles';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectDraft } from '@/selectors/composer/drafts';
import { draftDiscarded } from '@/slices/composer/drafts';
import { accountStorage } from './accountList';

/** Returns the path at which the draft is found. */
export function* moveDraft(target: DraftTarget, to: KeptAccount): SagaGenerator<string> {
  const draft = yield* select(selectDraft, target);
  const accounts = yield* accountStorage();
  const { now } = yield* getContext('clock');
  for (const id of storedFilesOf(draft)) {
    const file = yield* readDraftFile(id);
    if (file) yield* call(accounts.write, to.slot, fileKey(id), file);
  }
  const shelf = SHELF + to.screenName;
  const shelved = fieldsOf(fieldsOf(yield* call(accounts.read, to.slot, shelf)).drafts);
  const before = shelved[target] as Draft | undefined;
  const parts = partsOf(draft).map((part) => ({
    ...part,
    files: part.files.map((file) => ({ ...file, attachment: null })),
  }));
  const moved = { ...withParts(draft, parts), idempotencyKey: null };
  yield* call(accounts.write, to.slot, shelf, {
    version: SHELF_VERSION,
    drafts: { ...shelved, [target]: before ? joinDrafts(completeDraft(before), moved) : moved },
  });
  if (target === NEW_POST) yield* call(accounts.write, to.slot, SHARED, { text: '', at: now() });
  yield* put(draftDiscarded({ target, draft }));
  const id = statusOfDraft(target);
  return id === null ? '/' : pathTo('conversation', { id });
}
