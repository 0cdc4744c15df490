/**
 * The kinds of notifications that this reader can get on this server, in the order of the settings.
 */
import { createSelector } from '@reduxjs/toolkit';
import type { NotificationKind } from '@/domain/notifications/notification';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectSetting } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';

const selectHearsOfReports = (state: RootState): boolean =>
  selectCurrentUser(state)?.privileges.includes('reports_manage_reports') === true;

export const selectOfferedKinds = createSelector(
  [
    (state: RootState) => selectSetting(state, 'notificationVisibility'),
    selectHearsOfReports,
    (state: RootState) => selectCan(state, 'chats'),
  ],
  (visibility, reports, chatMention) => {
    const offered: Partial<Record<NotificationKind, boolean>> = { reports, chatMention };
    return (Object.keys(visibility) as NotificationKind[]).filter((kind) => offered[kind] ?? true);
  },
);
