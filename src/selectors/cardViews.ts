import type { TimelineRow } from '@/domain/folding';
import type { PlaceName } from '@/domain/places';
import type { HiddenReason } from '@/domain/visibility';
import type { CardView } from '@/slices/cardViews';
import type { RootState } from '@/slices/root';
import { selectDecision } from './visibility';

const untouched: CardView = {};

export const selectCardView = (state: RootState, statusId: string): CardView =>
  state.cardViews[statusId] ?? untouched;

/** A card, and the status that it shows, which is another for a repeat. */
interface OnCard {
  statusId: string;
  shownId: string;
  /** Undefined where nothing is collapsed, whatever the reader muted. */
  place: PlaceName | undefined;
  /** Of a list, which has decided already. */
  row?: TimelineRow | undefined;
}

/** Why a card is to be collapsed; null where it is not, or no longer. */
export function selectMutedFor(
  state: RootState,
  { statusId, shownId, place, row }: OnCard,
): readonly HiddenReason[] | null {
  if (place === undefined || selectCardView(state, shownId).unmuted) return null;
  const { show, reasons } = row?.decision ?? selectDecision(state, statusId, place);
  return show === 'full' ? null : reasons;
}
