/** How much of a status is shown, and the action of its "Show more" button. */
import {
  collapsedFlags,
  textCollapseOf,
  expandedFlags,
  type TextCollapse,
  type TextCollapseRules,
} from '@/domain/statuses/textCollapse';
import type { Status } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { cardViewChanged } from '@/slices/statuses/cardViews';

export function useTextCollapse(
  status: Status,
  { focused, compact }: Pick<TextCollapseRules, 'focused' | 'compact'> = {},
): { folding: TextCollapse; fold: () => void } {
  const { collapseMessageWithSubject: collapse } = useDisplayPreferences();
  const view = useAppSelector((state) => selectCardView(state, status.id));
  const dispatch = useAppDispatch();
  const folding = textCollapseOf(status, view, { collapse, focused, compact });
  const fold = () => {
    const changes = folding.offers === 'less' ? collapsedFlags : expandedFlags;
    dispatch(cardViewChanged({ statusId: status.id, changes }));
  };
  return { folding, fold };
}
