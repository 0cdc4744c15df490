/**
 * These selectors decide how much of a card is shown, because a reader may unmute what filters
 * collapse.
 */
import type { ViewingContext } from '@/domain/timelines/viewingContexts';
import { shownInFull, type Decision } from '@/domain/timelines/filtering';
import type { CardView } from '@/slices/statuses/cardViews';
import type { RootState } from '@/slices/root';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';

const untouched: CardView = {};

export const selectCardView = (state: RootState, statusId: string): CardView =>
  state.cardViews[statusId] ?? untouched;

/** A card and the status that it shows; for a repeat this is another one. */
interface OnCard {
  statusId: string;
  shownId: string;
  /** Undefined where nothing is collapsed, whatever the reader muted. */
  viewingContext: ViewingContext | undefined;
  /** The decision of the list, if it has made one. */
  decided: Decision | undefined;
}

/** The decision about a card. An unmuted one is shown; decisions about its files still apply. */
export function selectCardDecision(
  state: RootState,
  { statusId, shownId, viewingContext, decided }: OnCard,
): Decision {
  if (viewingContext === undefined) return shownInFull;
  const decision = decided ?? selectFilteringDecision(state, statusId, viewingContext);
  return selectCardView(state, shownId).unmuted ? shown(decision) : decision;
}

const opened = new WeakMap<Decision, Decision>();

/** Returns the same object each time, as cards compare it. */
function shown(decision: Decision): Decision {
  if (decision.show === 'full') return decision;
  const known = opened.get(decision) ?? { ...decision, show: 'full' };
  opened.set(decision, known);
  return known;
}
