/** How much of a status this card shows, and what its button does. */
import { folded, foldingOf, unfolded, type Folding, type FoldRules } from '@/domain/cardText';
import type { Status } from '@/domain/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectCardView } from '@/selectors/cardViews';
import { cardViewChanged } from '@/slices/cardViews';

export function useFolding(
  status: Status,
  { focused, compact }: Pick<FoldRules, 'focused' | 'compact'> = {},
): { folding: Folding; fold: () => void } {
  const { collapseMessageWithSubject: collapse } = useReading();
  const view = useAppSelector((state) => selectCardView(state, status.id));
  const dispatch = useAppDispatch();
  const folding = foldingOf(status, view, { collapse, focused, compact });
  const fold = () => {
    const changes = folding.offers === 'less' ? folded : unfolded;
    dispatch(cardViewChanged({ statusId: status.id, changes }));
  };
  return { folding, fold };
}
