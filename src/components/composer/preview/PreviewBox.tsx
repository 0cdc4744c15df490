/** The server's rendering of the text as readers will see it, or its error. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { RichText } from '@/components/statuses/text/RichText';
import { previewOfDraft } from '@/domain/composer/draft';
import type { Status } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectComposer, selectHasWords } from '@/selectors/composer/composers';
import { selectRequest } from '@/selectors/engine/requests';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useComposer } from '@/components/composer/ComposerContext';
import styles from './PreviewBox.module.css';

const messages = defineMessages({
  preview: { id: 'post_status.preview', defaultMessage: 'Preview' },
});

export function PreviewBox() {
  const intl = useIntl();
  const { target } = useComposer();
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
          <FormattedMessage id="post_status.preview_empty" defaultMessage="Nothing to preview" />
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
        values={{ detail: <ServerMessage text={reason} /> }}
      />
    </Notice>
  );
}

function Preview({ status }: { status: Status }) {
  const { stopGifs, greentext } = useDisplayPreferences();
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
