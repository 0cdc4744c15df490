/** GoToSocial's drafts of rules and subscriptions to lists. Nothing of them is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  ChangedSubscription,
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
  /** The servers whose keys will be fetched again. */
  expired: string[];
}

export const noPermissions: PermissionsState = {
  drafts: null,
  next: null,
  conflicts: [],
  subscriptions: null,
  tested: {},
  expired: [],
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
    subscriptionChangeRequested(
      state,
      { payload }: PayloadAction<OfOne & { wanted: ChangedSubscription }>,
    ) {
      // The saga asks the server; another address has another number of hosts.
      const { [payload.id]: _old, ...others } = state.tested;
      state.tested = others;
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
    keysExpireRequested(_state, _action: PayloadAction<{ host: string }>) {
      // The saga asks the server.
    },
    keysExpired(state, { payload: { host } }: PayloadAction<{ host: string }>) {
      state.expired.push(host);
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
  subscriptionChangeRequested,
  subscriptionRemoveRequested,
  subscriptionTestRequested,
  subscriptionTested,
  keysExpireRequested,
  keysExpired,
} = slice.actions;
