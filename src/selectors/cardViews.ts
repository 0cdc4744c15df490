import type { RootState } from '@/slices/root';
import type { CardView } from '@/slices/cardViews';

const untouched: CardView = {};

export const selectCardView = (state: RootState, statusId: string): CardView =>
  state.cardViews[statusId] ?? untouched;
