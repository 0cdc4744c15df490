/**
 * Remembers the descriptions of files that were sent, by their bytes, and fills them in when the same
 * file is added again. The list stays in this account's storage, has a bound, and goes with the
 * account.
 */
import type { Action } from '@reduxjs/toolkit';
import { filesOf, partAt, type DraftFile, type DraftTarget } from '@/domain/composer/draft';
import {
  readDescriptions,
  withDescription,
  type KnownDescription,
} from '@/domain/composer/picture/knownDescriptions';
import { selectDraft } from '@/selectors/composer/drafts';
import { draftEdited } from '@/slices/composer/drafts';
import { jobUpdated } from '@/slices/composer/outbox';
import { loggedOut } from '@/slices/session/session';
import { descriptionRecalled } from '@/slices/composer/uploads';
import {
  actionChannel,
  call,
  fork,
  getContext,
  put,
  select,
  takeFrom,
} from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { readDraftFile } from './draftFiles';

export const DESCRIPTIONS = 'descriptions';

export function* descriptionMemorySaga(): SagaGenerator<void> {
  // One after the other, as each reads and writes the whole list.
  const news = yield* actionChannel<Action>(relevant);
  for (;;) {
    const action = yield* takeFrom(news);
    if (jobUpdated.match(action)) yield* attempt(() => remember(filesOf(action.payload.draft)));
    else yield* attempt(forget);
  }
}

const relevant: Kind = {
  match: (action): action is Action =>
    loggedOut.match(action) || (jobUpdated.match(action) && action.payload.phase === 'sending'),
};

/** A failure only means that the next description has to be typed. */
function* attempt(work: () => SagaGenerator<void>): SagaGenerator<void> {
  try {
    yield* work();
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The descriptions of earlier files are not available', error);
  }
}

function* forget(): SagaGenerator<void> {
  const { database } = yield* getContext('storage');
  yield* call(() => database.remove(DESCRIPTIONS));
}

function* known(): SagaGenerator<readonly KnownDescription[]> {
  const { database } = yield* getContext('storage');
  return readDescriptions(yield* call(() => database.get(DESCRIPTIONS)));
}

function* remember(files: readonly DraftFile[]): SagaGenerator<void> {
  const { database } = yield* getContext('storage');
  const before = yield* known();
  let after = before;
  for (const { id, description } of files) {
    const text = description.trim();
    const hash = text === '' ? null : yield* hashOf(id);
    if (hash !== null) after = withDescription(after, { hash, text });
  }
  if (after !== before) yield* call(() => database.set(DESCRIPTIONS, after));
}

function* hashOf(fileId: string): SagaGenerator<string | null> {
  const content = yield* readDraftFile(fileId);
  if (!content) return null;
  const tools = yield* call((yield* getContext('services')).files);
  return yield* call(() => tools.hash(content));
}

/** Fills in the description of a file that was just added, unless one was typed meanwhile. */
export function* recallDescription(target: DraftTarget, fileId: string): SagaGenerator<void> {
  yield* fork(attempt, function* () {
    const list = yield* known();
    const hash = list.length === 0 ? null : yield* hashOf(fileId);
    const text = list.find((one) => one.hash === hash)?.text;
    if (text === undefined) return;
    const draft = yield* select(selectDraft, target);
    for (let part = 0; part <= draft.parts.length; part += 1) {
      const { files } = partAt(draft, part);
      const at = files.findIndex(({ id }) => id === fileId);
      const file = files[at];
      if (!file || file.description !== '') continue;
      const change = { files: files.with(at, { ...file, description: text }) };
      yield* put(draftEdited({ target, ...(part > 0 && { part }), change }));
      yield* put(descriptionRecalled({ fileId, text }));
    }
  });
}
