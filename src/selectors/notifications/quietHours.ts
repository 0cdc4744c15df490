/** The reader's quiet hours. */
import { createSelector } from '@reduxjs/toolkit';
import type { QuietHours } from '@/domain/notifications/quietHours';
import { selectSetting } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';

/** Null if there are none; the same object until they change. */
export const selectQuietHours = createSelector(
  [
    (state: RootState) => selectSetting(state, 'quietHours'),
    (state: RootState) => selectSetting(state, 'quietHoursFrom'),
    (state: RootState) => selectSetting(state, 'quietHoursTo'),
  ],
  (on, from, to): QuietHours | null => (on ? { from, to } : null),
);
