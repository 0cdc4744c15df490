/** The reactions of a status, if it has any and the user wants to see them. */
import type { Status } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { ReactionPills } from '@/components/statuses/card/deferredParts';

interface Props {
  status: Status;
  /** True for the status that a page is about, which always shows them. */
  focused?: boolean;
}

export function StatusReactions({ status, focused = false }: Props) {
  const { emojiReactionsOnTimeline } = useDisplayPreferences();
  const wanted = focused || emojiReactionsOnTimeline;
  return wanted && status.reactions.length > 0 ? <ReactionPills status={status} /> : null;
}
