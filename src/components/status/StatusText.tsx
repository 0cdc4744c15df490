/** Subject and text of a status, as much of them as is to be seen now. */
import { EmojiText } from '@/components/text/EmojiText';
import { RichText } from '@/components/text/RichText';
import { cutSubject, type Folding } from '@/domain/cardText';
import type { Status } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import styles from './StatusText.module.css';

interface Props {
  status: Status;
  folding: Folding;
  /** The id under which a label finds the subject, else the text. */
  textId?: string;
}

export function StatusText({ status, folding, textId }: Props) {
  const { stopGifs, greentext } = useReading();
  const { summary, html, emoji, language } = status;
  const lang = language ?? undefined;
  const hasSubject = folding.subject !== 'none';
  return (
    <>
      {hasSubject && (
        <p id={textId} className={styles.subject} dir="auto" lang={lang}>
          <EmojiText
            text={folding.subject === 'cut' ? cutSubject(summary) : summary}
            emoji={emoji}
            still={stopGifs}
          />
        </p>
      )}
      {folding.text !== 'hidden' && html !== '' && (
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
            cut={folding.text === 'cut'}
          />
        </div>
      )}
    </>
  );
}
