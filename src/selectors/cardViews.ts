import type { PlaceName } from '@/domain/places';
import { shownInFull, type Decision } from '@/domain/visibility';
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
  /** Of the list, where it has decided already. */
  decided: Decision | undefined;
}

/** What becomes of a card; one that was unmuted is shown, and what is only about its files holds. */
export function selectCardDecision(
  state: RootState,
  { statusId, shownId, place, decided }: OnCard,
): Decision {
  if (place === undefined) return shownInFull;
  const decision = decided ?? selectDecision(state, statusId, place);
  return selectCardView(state, shownId).unmuted ? shown(decision) : decision;
}

const opened = new WeakMap<Decision, Decision>();

/** The same object each time, as cards compare it. */
function shown(decision: Decision): Decision {
  if (decision.show === 'full') return decision;
  const known = opened.get(decision) ?? { ...decision, show: 'full' };
  opened.set(decision, known);
  return known;
}
