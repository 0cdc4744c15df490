/**
 * Which tab of the reader writes in which draft. Typing makes a tab the owner, or a press on
 * "Continue here"; the others show the text as it is written. A draft has one owner: the one that
 * began last. A deferred slice, owned by `sagas/composer/drafts/tabDrafts.ts`.
 */
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isWorthKeeping, type Draft, type DraftTarget } from '@/domain/composer/draft';
import { HERE, NOBODY } from '@/domain/composer/draftOwners';
import { isFromTab } from '@/slices/engine/fromTab';
import { slices } from '@/slices/root';
import { discardUndone, draftDiscarded, draftSaved, postConfirmed } from './drafts';

export interface Ownership {
  /** The name of another tab, `HERE`, or `NOBODY`. */
  owner: string;
  /** Grows with each new owner. */
  term: number;
  /** The key of the version of another tab that this one took over last. */
  seen: string | null;
  /** The version that was typed here, until the tab that writes has it. */
  unseen: Draft | null;
}

/** The news of one draft. */
export interface SharedDraft extends Pick<Ownership, 'term' | 'seen'> {
  target: DraftTarget;
  /** Null if there is none any more. */
  draft: Draft | null;
  /** It was posted, as this status. */
  statusId: string | null;
}

export interface SharedDrafts {
  by: string;
  drafts: SharedDraft[];
  /** The others are to say what they write. */
  asks: boolean;
  /** The sender holds its lock, which tells when it is gone. */
  locked: boolean;
  /** A change was heard, and not what it is a change of. */
  lacks: boolean;
}

export const noOwnership: Ownership = { owner: NOBODY, term: 0, seen: null, unseen: null };

/** Another tab says something of its drafts. */
export const draftsHeard = createAction<SharedDrafts>('tabDrafts/draftsHeard');
/** This tab says again what it writes; all of it unless it names some. */
export const draftsShared = createAction<
  { targets: DraftTarget[] | null } & Pick<SharedDrafts, 'asks' | 'locked'>
>('tabDrafts/draftsShared');

type Ownerships = Record<DraftTarget, Ownership>;

function own(state: Ownerships, target: DraftTarget, unseen: Draft | null): void {
  const { owner, term, seen } = state[target] ?? noOwnership;
  state[target] = { owner: HERE, term: owner === HERE ? term : term + 1, seen, unseen };
}

function release(state: Ownerships, target: DraftTarget): void {
  own(state, target, null);
  state[target] = { ...noOwnership, term: state[target]?.term ?? 0 };
}

const slice = createSlice({
  name: 'tabDrafts',
  initialState: {} as Ownerships,
  reducers: {
    /** The reader wants to go on with it in this tab. */
    draftTaken(state, { payload: { target } }: PayloadAction<{ target: DraftTarget }>) {
      own(state, target, state[target]?.unseen ?? null);
    },
    ownerHeard(state, { payload }: PayloadAction<{ target: DraftTarget; ownership: Ownership }>) {
      state[payload.target] = payload.ownership;
    },
    /** A tab was closed, or has crashed. */
    tabGone(state, { payload: { tab } }: PayloadAction<{ tab: string }>) {
      for (const each of Object.values(state)) if (each.owner === tab) each.owner = NOBODY;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(draftSaved, discardUndone), (state, action) => {
      const { target, draft } = action.payload;
      // One that was only opened, and not changed, belongs to nobody.
      if (isFromTab(action) || draft.changedAt === null) return;
      if (isWorthKeeping(draft)) own(state, target, draft);
      else release(state, target);
    });
    builder.addMatcher(isAnyOf(draftDiscarded, postConfirmed), (state, action) => {
      if (!isFromTab(action)) release(state, action.payload.target);
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    tabDrafts: Ownerships;
  }
}

slices.inject(slice);

export const { draftTaken, ownerHeard, tabGone } = slice.actions;
