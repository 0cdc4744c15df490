/** The emoji reactions of a status, where there are any and they are wanted. */
import type { Status } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import { ReactionPills } from './lateParts';

interface Props {
  status: Status;
  /** The one that a page is about shows them whatever timelines do. */
  focused?: boolean;
}

export function StatusReactions({ status, focused = false }: Props) {
  const { emojiReactionsOnTimeline } = useReading();
  const wanted = focused || emojiReactionsOnTimeline;
  return wanted && status.reactions.length > 0 ? <ReactionPills status={status} /> : null;
}
