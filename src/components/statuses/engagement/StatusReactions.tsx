/** The emoji reactions of a status, where there are any and they are wanted. */
import type { Status } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { ReactionPills } from '@/components/statuses/card/deferredParts';

interface Props {
  status: Status;
  /** The one that a page is about shows them whatever timelines do. */
  focused?: boolean;
}

export function StatusReactions({ status, focused = false }: Props) {
  const { emojiReactionsOnTimeline } = useDisplayPreferences();
  const wanted = focused || emojiReactionsOnTimeline;
  return wanted && status.reactions.length > 0 ? <ReactionPills status={status} /> : null;
}
