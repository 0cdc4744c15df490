/** Subject and text of a status, as far as they are shown now. */
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { RichText } from '@/components/statuses/text/RichText';
import { truncateSubject, type TextCollapse } from '@/domain/statuses/textCollapse';
import type { Status } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import styles from './StatusText.module.css';

interface Props {
  status: Status;
  textCollapse: TextCollapse;
  /** Id for labels: of the subject if there is one, else of the text. */
  textId?: string;
}

export function StatusText({ status, textCollapse, textId }: Props) {
  const { stopGifs, greentext } = useDisplayPreferences();
  const { summary, html, emoji, language, subjectLanguage = language } = status;
  const lang = language ?? undefined;
  const hasSubject = textCollapse.subject !== 'none';
  return (
    <>
      {hasSubject && (
        <p id={textId} className={styles.subject} dir="auto" lang={subjectLanguage ?? undefined}>
          <EmojiText
            text={textCollapse.subject === 'cut' ? truncateSubject(summary) : summary}
            emoji={emoji}
            still={stopGifs}
          />
        </p>
      )}
      {textCollapse.text !== 'hidden' && html !== '' && (
        <div id={hasSubject ? undefined : textId} className={styles.text}>
          <RichText
            html={html}
            emoji={emoji}
            mentions={status.mentions}
            lang={lang}
            greentext={greentext}
            stillEmoji={stopGifs}
            hideQuoteLink={status.quoteState !== 'none'}
            foldMentions
            cut={textCollapse.text === 'cut'}
          />
        </div>
      )}
    </>
  );
}
