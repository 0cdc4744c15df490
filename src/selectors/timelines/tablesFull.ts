/** Says when rows have to be evicted; apart from how, as this is asked all the time. */
import { MOST_STATUSES, MOST_USERS, EVICTION_HEADROOM } from '@/domain/engine/limits';
import type { RootState } from '@/slices/root';

export const selectRowCount = ({ statuses, users }: RootState): number =>
  statuses.ids.length + users.ids.length;

export const selectTablesFull = ({ statuses, users }: RootState): boolean =>
  Math.max(statuses.ids.length - MOST_STATUSES, users.ids.length - MOST_USERS) > -EVICTION_HEADROOM;
