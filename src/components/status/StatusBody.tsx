/** Subject, text, poll and attached files of a status. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Poll } from '@/components/poll/Poll';
import { EmojiText } from '@/components/text/EmojiText';
import { RichText } from '@/components/text/RichText';
import type { Status } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import { Button } from '@/ui/Button';
import { AttachmentLinks } from './AttachmentLinks';
import styles from './StatusBody.module.css';

export function StatusBody({ status, textId }: { status: Status; textId: string }) {
  const { collapseMessageWithSubject: collapse, stopGifs: stillEmoji, greentext } = useReading();
  // Null until the reader decided: the setting then speaks.
  const [unfolded, setUnfolded] = useState<boolean | null>(null);

  const hasSubject = status.summary !== '';
  const open = !hasSubject || (unfolded ?? !collapse);
  return (
    <div className={styles.body}>
      {hasSubject && (
        <div className={styles.subject}>
          <strong id={textId} dir="auto" lang={status.language ?? undefined}>
            <EmojiText text={status.summary} emoji={status.emoji} still={stillEmoji} />
          </strong>
          <Button tone="quiet" size="small" expanded={open} onPress={() => setUnfolded(!open)}>
            {open ? (
              <FormattedMessage id="general.show_less" defaultMessage="Show less" />
            ) : (
              <FormattedMessage id="general.show_more" defaultMessage="Show more" />
            )}
          </Button>
        </div>
      )}
      {open && (
        <div id={hasSubject ? undefined : textId} className={styles.text}>
          <RichText
            html={status.html}
            emoji={status.emoji}
            mentions={status.mentions}
            lang={status.language ?? undefined}
            greentext={greentext}
            stillEmoji={stillEmoji}
          />
        </div>
      )}
      {open && status.poll && <Poll status={status} />}
      {open && status.media.length > 0 && <AttachmentLinks media={status.media} />}
    </div>
  );
}
