/** What the server makes of the text: as readers will see it. What it says of a text it cannot take. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmojiText } from '@/components/text/EmojiText';
import { RichText } from '@/components/text/RichText';
import { previewOfDraft } from '@/domain/draft';
import type { Status } from '@/domain/status';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectComposer, selectHasWords } from '@/selectors/composer';
import { selectRequest } from '@/selectors/requests';
import { Notice } from '@/ui/Notice';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';
import { useWriting } from './writing';
import styles from './PreviewBox.module.css';

const messages = defineMessages({
  preview: { id: 'post_status.preview', defaultMessage: 'Preview' },
});

export function PreviewBox() {
  const intl = useIntl();
  const { target } = useWriting();
  const { previewing = false, preview = null } = useAppSelector((state) =>
    selectComposer(state, target),
  );
  const hasWords = useAppSelector((state) => selectHasWords(state, target));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, previewOfDraft(target)));
  if (!previewing) return null;
  return (
    <section
      className={styles.preview}
      aria-label={intl.formatMessage(messages.preview)}
      aria-busy={busy}
    >
      {!hasWords ? (
        <p className={styles.empty}>
          <FormattedMessage id="post_status.preview_empty" defaultMessage="Empty" />
        </p>
      ) : reason !== null ? (
        <Refusal reason={reason} />
      ) : preview ? (
        <Preview status={preview} />
      ) : (
        <Skeleton shape="line" count={2} />
      )}
    </section>
  );
}

function Refusal({ reason }: { reason: string }) {
  return (
    <Notice tone="error">
      <FormattedMessage
        id="post_status.error_prefix"
        defaultMessage="Error: {detail}"
        values={{ detail: <ServerWords text={reason} /> }}
      />
    </Notice>
  );
}

function Preview({ status }: { status: Status }) {
  const { stopGifs, greentext } = useReading();
  const { summary, html, emoji, mentions, poll } = status;
  return (
    <>
      {summary !== '' && (
        <p className={styles.subject} dir="auto">
          <EmojiText text={summary} emoji={emoji} still={stopGifs} />
        </p>
      )}
      <RichText
        html={html}
        emoji={emoji}
        mentions={mentions}
        greentext={greentext}
        stillEmoji={stopGifs}
      />
      {poll && (
        <ul className={styles.options}>
          {poll.options.map(({ title }, at) => (
            <li key={at} dir="auto">
              <EmojiText text={title} emoji={poll.emoji} still={stopGifs} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
