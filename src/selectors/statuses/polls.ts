import type { Poll } from '@/domain/statuses/status';
import type { RootState } from '@/slices/root';
import { selectStatusTable } from './statuses';

export const selectPoll = (state: RootState, statusId: string): Poll | null =>
  selectStatusTable(state)[statusId]?.poll ?? null;

export const selectPollShown = (state: RootState, statusId: string): boolean =>
  state.polls[statusId] !== undefined;
