/**
 * Cards read polls here, because a poll is part of its status and is refreshed only while a card
 * shows it.
 */
import type { Poll } from '@/domain/statuses/status';
import type { RootState } from '@/slices/root';
import { selectStatusRow } from './statuses';

export const selectPoll = (state: RootState, statusId: string): Poll | null =>
  selectStatusRow(state, statusId)?.poll ?? null;

export const selectPollShown = (state: RootState, statusId: string): boolean =>
  state.polls[statusId] !== undefined;
