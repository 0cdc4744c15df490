/** The rules about whose notifications are filtered; the last change shows at once. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  NotificationPolicy,
  PolicyGroup,
  PolicyTreatment,
} from '@/domain/notifications/notificationPolicy';
import { slices } from '@/slices/root';
import { notificationRequestsSettled } from './notificationRequests';

interface NotificationPolicyState {
  /** As the server said last; null until then. */
  known: NotificationPolicy | null;
  /** Changes that it has not confirmed. */
  wanted: Readonly<Partial<Record<PolicyGroup, PolicyTreatment>>>;
}

export const noNotificationPolicy: NotificationPolicyState = { known: null, wanted: {} };

const slice = createSlice({
  name: 'notificationPolicy',
  initialState: noNotificationPolicy,
  reducers: {
    /** The settings, or a list of notifications, show something of it. */
    notificationPolicyOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    notificationPolicyClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops retrying.
    },
    notificationPolicyReceived(state, { payload }: PayloadAction<{ policy: NotificationPolicy }>) {
      return { ...state, known: payload.policy };
    },
    policyTreatmentChosen(
      state,
      { payload }: PayloadAction<{ group: PolicyGroup; treatment: PolicyTreatment }>,
    ) {
      state.wanted = { ...state.wanted, [payload.group]: payload.treatment };
    },
    notificationPolicySaved(_state, { payload }: PayloadAction<{ policy: NotificationPolicy }>) {
      return { known: payload.policy, wanted: {} };
    },
    notificationPolicyRefused(state, _action: PayloadAction<undefined>) {
      state.wanted = {};
    },
  },
  extraReducers: (builder) => {
    builder.addCase(notificationRequestsSettled, (state, { payload: { ids } }) => {
      if (state.known) state.known.waiting = Math.max(0, state.known.waiting - ids.length);
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    notificationPolicy: NotificationPolicyState;
  }
}

slices.inject(slice);

export const {
  notificationPolicyOpened,
  notificationPolicyClosed,
  notificationPolicyReceived,
  policyTreatmentChosen,
  notificationPolicySaved,
  notificationPolicyRefused,
} = slice.actions;
