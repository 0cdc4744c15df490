/** The invitations of this server, for who may make them. Their codes are never persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invite, InviteLimits } from '@/domain/admin/invites';
import { slices } from '@/slices/root';

export interface InvitesState {
  /** Null until they are loaded. */
  list: Invite[] | null;
  /** The address of the last one that was sent. */
  mailedTo: string | null;
}

export const noInvites: InvitesState = { list: null, mailedTo: null };

const slice = createSlice({
  name: 'invites',
  initialState: noInvites,
  reducers: {
    invitesOpened() {
      // The saga fetches.
    },
    invitesReceived(state, { payload }: PayloadAction<{ invites: Invite[] }>) {
      state.list = payload.invites;
    },
    inviteCreateRequested(_state, _action: PayloadAction<InviteLimits>) {
      // The saga asks the server.
    },
    inviteMailRequested(state, _action: PayloadAction<{ email: string }>) {
      state.mailedTo = null;
    },
    inviteRevokeRequested(_state, _action: PayloadAction<{ id: string }>) {
      // The saga asks the server.
    },
    /** A new one, or one that has changed. */
    inviteReceived(state, { payload: { invite } }: PayloadAction<{ invite: Invite }>) {
      const list = state.list ?? [];
      const isKnown = list.some(({ id }) => id === invite.id);
      state.list = isKnown
        ? list.map((one) => (one.id === invite.id ? invite : one))
        : [...list, invite];
    },
    inviteMailed(state, { payload }: PayloadAction<{ email: string }>) {
      state.mailedTo = payload.email;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    invites: InvitesState;
  }
}

slices.inject(slice);

export const {
  invitesOpened,
  invitesReceived,
  inviteCreateRequested,
  inviteMailRequested,
  inviteRevokeRequested,
  inviteReceived,
  inviteMailed,
} = slice.actions;
