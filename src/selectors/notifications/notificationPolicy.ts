/** The rules about whose notifications are filtered, with unconfirmed changes. */
import type { PolicyGroup, PolicyTreatment } from '@/domain/notifications/notificationPolicy';
import type { RootState } from '@/slices/root';

export const selectNotificationPolicyKnown = (state: RootState): boolean =>
  (state.notificationPolicy?.known ?? null) !== null;

/** Null if there is none, or none that this client knows. */
export const selectPolicyTreatment = (
  state: RootState,
  group: PolicyGroup,
): PolicyTreatment | null => {
  const { wanted, known } = state.notificationPolicy ?? {};
  return wanted?.[group] ?? known?.rules[group] ?? null;
};

export const selectWantedTreatments = (
  state: RootState,
): Readonly<Partial<Record<PolicyGroup, PolicyTreatment>>> =>
  state.notificationPolicy?.wanted ?? nothing;

const nothing = {};

/** The number of people whose notifications were filtered; 0 while it is not known. */
export const selectFilteredPeopleCount = (state: RootState): number =>
  state.notificationPolicy?.known?.waiting ?? 0;
