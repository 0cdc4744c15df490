/**
 * Says in messages what a tab writes, and reads those of the others. Of a draft that the others know,
 * only the change is sent: a letter costs the same in a long text and in a short one.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import {
  countOf,
  fieldsOf,
  flagOf,
  isRecord,
  listOf,
  stringOf,
  textOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { HERE, NOBODY } from '@/domain/composer/draftOwners';
import { applyPatch, patchOf, type Patch } from '@/lib/values/patch';
import { selectOwnership } from '@/selectors/composer/tabDrafts';
import { discardUndone, draftDiscarded, draftSaved, postConfirmed } from '@/slices/composer/drafts';
import {
  draftsHeard,
  draftsShared,
  draftTaken,
  type SharedDraft,
  type SharedDrafts,
} from '@/slices/composer/tabDrafts';
import type { RootState } from '@/slices/root';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import type { FactRow } from './factRow';

const changesDraft = isAnyOf(draftDiscarded, draftSaved, draftTaken, discardUndone, postConfirmed);

/** A draft as it was told or heard last. The number tells whether anything was missed in between. */
interface Version {
  by: string;
  draft: Draft;
  number: number;
}

type Versions = Map<DraftTarget, Version>;

/** A draft on its way: all of it, or its change since the version before this number. */
interface DraftMessage extends Omit<SharedDraft, 'draft'> {
  draft?: Draft | null;
  change?: Patch | null;
  number: number;
}

/** A row of the table of shared facts, which remembers the versions that others have. */
export function shareDrafts(): FactRow {
  const told: Versions = new Map();
  const heard: Versions = new Map();
  return {
    tell: (action, state) => {
      const shared = draftsToShare(action, state);
      const isEdit = draftSaved.match(action);
      return (
        shared && {
          ...shared,
          drafts: shared.drafts.map((each) => messageOf(each, { told, by: shared.by, isEdit })),
        }
      );
    },
    hear: (payload: SharedDrafts) => draftsHeard(readSharedDrafts(payload, heard)),
  };
}

function messageOf(
  { draft, ...others }: SharedDraft,
  { told, by, isEdit }: { told: Versions; by: string; isEdit: boolean },
): DraftMessage {
  const before = told.get(others.target);
  const number = (before?.number ?? 0) + 1;
  if (draft) told.set(others.target, { by, draft, number });
  else told.delete(others.target);
  if (!isEdit || !draft || before?.by !== by) return { ...others, draft, number };
  return { ...others, change: patchOf(before.draft, draft), number };
}

/** Null if the action says nothing of a draft. */
function draftsToShare(action: Action, state: RootState): SharedDrafts | null {
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
    lacks: false,
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
function readSharedDrafts(said: SharedDrafts, heard: Versions): SharedDrafts {
  const by = textOf(said.by);
  let lacks = false;
  const drafts = listOf(said.drafts).flatMap((value) => {
    const { target: name, term, seen, statusId, ...content } = fieldsOf<DraftMessage>(value);
    const target = stringOf(name);
    const draft = target === null ? undefined : readDraft(content, heard.get(target), by);
    if (target === null || draft === undefined) {
      lacks ||= content.change !== undefined;
      return [];
    }
    if (draft) heard.set(target, { by, draft, number: countOf(content.number, 0) });
    else heard.delete(target);
    const told = { target, draft, term: countOf(term, 0) };
    return [{ ...told, seen: stringOf(seen), statusId: stringOf(statusId) }];
  });
  return { by, drafts, asks: flagOf(said.asks), locked: flagOf(said.locked), lacks };
}

/** Undefined if it cannot be read: what it is a change of was not heard. */
function readDraft(
  { draft, change, number }: Distrusted<Pick<DraftMessage, 'draft' | 'change' | 'number'>>,
  before: Version | undefined,
  by: string,
): Draft | null | undefined {
  if (draft === null) return null;
  const isNext = before?.by === by && before.number + 1 === number;
  const read = change !== undefined && isNext ? applyPatch(before.draft, change) : draft;
  return isDraft(read) ? read : undefined;
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  [value.text, value.subject].every((text) => typeof text === 'string') &&
  [value.files, value.parts, value.sentParts].every((list) => Array.isArray(list));
