/** The beginning of a post in plain words: its subject, its text, or how much is attached. */
import { FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/text/EmojiText';
import { cutText } from '@/domain/cardText';
import type { Status } from '@/domain/status';
import { useReading } from '@/hooks/useReading';

/** About three lines of a narrow column; what is too much for them is cut by the style. */
const MOST = 240;

export function StatusWords({ status }: { status: Status }) {
  const { stopGifs } = useReading();
  // A subject stands for what its author did not want to show at once.
  const words = (status.summary.trim() || status.text.trim()).replace(/\s+/g, ' ');
  if (words !== '') {
    return <EmojiText text={cutText(words, MOST)} emoji={status.emoji} still={stopGifs} />;
  }
  return (
    <FormattedMessage
      id="notifications.only_files"
      defaultMessage="{count, plural, =0 {Open the post} one {# attachment} other {# attachments}}"
      values={{ count: status.media.length }}
    />
  );
}
