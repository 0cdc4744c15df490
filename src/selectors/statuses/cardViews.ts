import type { ViewingContext } from '@/domain/timelines/viewingContexts';
import { shownInFull, type Decision } from '@/domain/timelines/filtering';
import type { CardView } from '@/slices/statuses/cardViews';
import type { RootState } from '@/slices/root';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';

const untouched: CardView = {};

export const selectCardView = (state: RootState, statusId: string): CardView =>
  state.cardViews[statusId] ?? untouched;

/** A card, and the status that it shows, which is another for a repeat. */
interface OnCard {
  statusId: string;
  shownId: string;
  /** Undefined where nothing is collapsed, whatever the reader muted. */
  viewingContext: ViewingContext | undefined;
  /** Of the list, where it has decided already. */
  decided: Decision | undefined;
}

/** What becomes of a card; one that was unmuted is shown, and what is only about its files holds. */
export function selectCardDecision(
  state: RootState,
  { statusId, shownId, viewingContext, decided }: OnCard,
): Decision {
  if (viewingContext === undefined) return shownInFull;
  const decision = decided ?? selectFilteringDecision(state, statusId, viewingContext);
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
