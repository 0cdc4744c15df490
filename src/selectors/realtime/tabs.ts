/** The part of this tab among the tabs of its reader. */
import type { TimelineKey } from '@/domain/timelines/timeline';
import { selectCurrentUserId } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import type { TabRole } from '@/slices/realtime/tabs';

export const selectTabRole = (state: RootState): TabRole => state.tabs?.role ?? 'alone';

/** Another tab holds the socket, and shows desktop notifications. */
export const selectFollows = (state: RootState): boolean => selectTabRole(state) === 'follows';

/** Says in each message from whom it is, and to whom: tabs of this build and this account. */
export interface TabAddress {
  version: string;
  ownerId: string;
  from: string;
}

/** Null while this tab takes no part. */
export function selectTabAddress(state: RootState): TabAddress | null {
  const { role = 'alone', id: from = '', version = '' } = state.tabs ?? {};
  const ownerId = selectCurrentUserId(state);
  return role === 'alone' || from === '' || ownerId === null ? null : { version, ownerId, from };
}

/** The tab that leads, as far as this one knows. */
export const selectLeader = (state: RootState): string => state.tabs?.leader ?? '';

/** Grows with each tab that begins to lead, so that one which was stopped meanwhile is known. */
export const selectTerm = (state: RootState): number => state.tabs?.term ?? 0;

const nobodys: Record<string, TimelineKey[]> = {};

/** The timelines that other tabs want streamed. */
export const selectWantedByTabs = (state: RootState): Record<string, TimelineKey[]> =>
  state.tabs?.wanted ?? nobodys;
