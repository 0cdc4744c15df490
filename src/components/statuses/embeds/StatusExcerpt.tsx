/** The beginning of a post as plain text: its subject, its text, or the number of attachments. */
import { FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { truncateText } from '@/domain/statuses/textCollapse';
import type { Status } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';

/** In characters: about three lines of a narrow column; the style sheet cuts what does not fit. */
const MOST = 240;

export function StatusExcerpt({ status }: { status: Status }) {
  const { stopGifs } = useDisplayPreferences();
  // The subject replaces a text that its author did not want to show at once.
  const words = (status.summary.trim() || status.text.trim()).replace(/\s+/g, ' ');
  if (words !== '') {
    return <EmojiText text={truncateText(words, MOST)} emoji={status.emoji} still={stopGifs} />;
  }
  return (
    <FormattedMessage
      id="notifications.only_files"
      defaultMessage="{count, plural, =0 {Open post} one {# attachment} other {# attachments}}"
      values={{ count: status.media.length }}
    />
  );
}
