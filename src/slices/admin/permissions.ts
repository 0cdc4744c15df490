/** GoToSocial's drafts of rules and subscriptions to lists. Nothing of them is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  NewSubscription,
  PermissionDraft,
  Subscription,
} from '@/domain/admin/server/permissions';
import { slices } from '@/slices/root';

interface OfOne {
  id: string;
}

export interface PermissionsState {
  /** Null until they are loaded. */
  drafts: PermissionDraft[] | null;
  /** Null on the last page. */
  next: string | null;
  /** Drafts for which there is a rule already. */
  conflicts: string[];
  /** Null until they are loaded. */
  subscriptions: Subscription[] | null;
  /** The number of hosts on the lists that were tested. */
  tested: Record<string, number>;
}

export const noPermissions: PermissionsState = {
  drafts: null,
  next: null,
  conflicts: [],
  subscriptions: null,
  tested: {},
};

const slice = createSlice({
  // A name of its own would be one more line in what the first page loads.
  name: 'federation',
  reducerPath: 'permissions',
  initialState: noPermissions,
  reducers: {
    permissionDraftsOpened() {
      // The saga fetches.
    },
    permissionDraftsClosed() {
      // The saga stops asking.
    },
    moreDraftsRequested() {
      // The saga fetches.
    },
    permissionDraftsReceived(
      state,
      { payload }: PayloadAction<{ drafts: PermissionDraft[]; next: string | null; more: boolean }>,
    ) {
      const before = payload.more ? (state.drafts ?? []) : [];
      const rows = new Map([...before, ...payload.drafts].map((draft) => [draft.id, draft]));
      state.drafts = [...rows.values()];
      state.next = payload.next;
    },
    draftAcceptRequested(_state, _action: PayloadAction<OfOne & { overwrite: boolean }>) {
      // The saga asks the server.
    },
    draftRejectRequested(_state, _action: PayloadAction<OfOne & { excludes: boolean }>) {
      // The saga asks the server.
    },
    draftConflicted(state, { payload: { id } }: PayloadAction<OfOne>) {
      state.conflicts = [...new Set([...state.conflicts, id])];
    },
    draftDecided(state, { payload: { id } }: PayloadAction<OfOne>) {
      state.drafts = state.drafts?.filter((draft) => draft.id !== id) ?? null;
      state.conflicts = state.conflicts.filter((other) => other !== id);
    },
    subscriptionsOpened() {
      // The saga fetches.
    },
    subscriptionsClosed() {
      // The saga stops asking.
    },
    subscriptionsReceived(state, { payload }: PayloadAction<{ subscriptions: Subscription[] }>) {
      state.subscriptions = payload.subscriptions;
    },
    subscriptionAddRequested(_state, _action: PayloadAction<{ wanted: NewSubscription }>) {
      // The saga asks the server.
    },
    subscriptionRemoveRequested(_state, _action: PayloadAction<OfOne & { withRules: boolean }>) {
      // The saga asks the server.
    },
    subscriptionTestRequested(_state, _action: PayloadAction<OfOne>) {
      // The saga asks the server.
    },
    subscriptionTested(state, { payload }: PayloadAction<OfOne & { count: number }>) {
      state.tested[payload.id] = payload.count;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    permissions: PermissionsState;
  }
}

slices.inject(slice);

export const {
  permissionDraftsOpened,
  permissionDraftsClosed,
  moreDraftsRequested,
  permissionDraftsReceived,
  draftAcceptRequested,
  draftRejectRequested,
  draftConflicted,
  draftDecided,
  subscriptionsOpened,
  subscriptionsClosed,
  subscriptionsReceived,
  subscriptionAddRequested,
  subscriptionRemoveRequested,
  subscriptionTestRequested,
  subscriptionTested,
} = slice.actions;
