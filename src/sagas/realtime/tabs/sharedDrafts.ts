/** Says in messages what a tab writes, and reads those of the others. */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { countOf, flagOf, isRecord, listOf, stringOf, textOf } from '@/api/decode/engine/read';
import { HERE, NOBODY } from '@/domain/composer/draftOwners';
import { selectOwnership } from '@/selectors/composer/tabDrafts';
import { discardUndone, draftDiscarded, draftSaved, postConfirmed } from '@/slices/composer/drafts';
import {
  draftsShared,
  draftTaken,
  type SharedDraft,
  type SharedDrafts,
} from '@/slices/composer/tabDrafts';
import type { RootState } from '@/slices/root';
import type { Draft, DraftTarget } from '@/domain/composer/draft';

const changesDraft = isAnyOf(draftDiscarded, draftSaved, draftTaken, discardUndone, postConfirmed);

/** Null if the action says nothing of a draft. */
export function draftsToShare(action: Action, state: RootState): SharedDrafts | null {
  const by = state.tabs?.id ?? '';
  const all = (): DraftTarget[] =>
    Object.entries(state.tabDrafts ?? {}).flatMap(([target, { owner }]) =>
      owner === HERE ? [target] : [],
    );
  const tell = (targets: DraftTarget[], how?: Partial<SharedDrafts>): SharedDrafts => ({
    by,
    drafts: targets.map((target) => tellDraft(state, target)),
    asks: false,
    locked: false,
    ...how,
  });
  if (draftsShared.match(action)) {
    const { targets, asks, locked } = action.payload;
    return tell(targets ?? all(), { asks, locked });
  }
  if (!changesDraft(action)) return null;
  const { target } = action.payload;
  if (!state.tabDrafts?.[target]) return null;
  const told = tell([target]);
  const statusId = postConfirmed.match(action) ? action.payload.statusId : null;
  return { ...told, drafts: told.drafts.map((draft) => ({ ...draft, statusId })) };
}

/** While another tab writes, only what was typed here and is not in its text. */
function tellDraft(state: RootState, target: DraftTarget): SharedDraft {
  const { owner, term, seen, unseen } = selectOwnership(state, target);
  const isOurs = owner === HERE || owner === NOBODY;
  const kept = state.drafts[target] ?? null;
  const told = { target, seen, statusId: null };
  return isOurs ? { ...told, draft: kept, term } : { ...told, draft: unseen ?? kept, term: 0 };
}

/** Checked like any outside input; a draft itself is of the same build. */
export function readSharedDrafts({ by, drafts, asks, locked }: SharedDrafts): SharedDrafts {
  return {
    by: textOf(by),
    drafts: listOf(drafts).flatMap((value) => {
      if (!isRecord(value)) return [];
      const { target, draft, term, seen, statusId } = value;
      if (stringOf(target) === null || !(draft === null || isDraft(draft))) return [];
      const said = { target: textOf(target), draft, term: countOf(term, 0) };
      return [{ ...said, seen: stringOf(seen), statusId: stringOf(statusId) }];
    }),
    asks: flagOf(asks),
    locked: flagOf(locked),
  };
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  [value.text, value.subject].every((text) => typeof text === 'string') &&
  [value.files, value.parts, value.sentParts].every((list) => Array.isArray(list));
