/** The content of a status: subject, text, poll, attachments, quote and link; may be collapsed. */
import type { ReactNode } from 'react';
import { Gallery } from '@/components/statuses/media/deferredGallery';
import { Poll } from '@/components/statuses/poll/Poll';
import { isCollapsible, type TextCollapse } from '@/domain/statuses/textCollapse';
import type { Status } from '@/domain/statuses/status';
import type { HiddenReason } from '@/domain/timelines/filtering';
import { EditedLine } from './EditedLine';
import { ShowMoreButton } from './ShowMoreButton';
import { ExpiryLine, StatusQuote } from './deferredParts';
import { LinkPreview } from '@/components/statuses/embeds/LinkPreview';
import { MentionsLine } from '@/components/statuses/lines/MentionsLine';
import { StatusText } from './StatusText';
import { useTextCollapse } from './useTextCollapse';
import styles from './StatusBody.module.css';

interface Props {
  status: Status;
  textId: string;
  /** Below the text: what becomes of its translation. */
  translation?: ReactNode;
  /** True for the status that a page is about. */
  focused?: boolean;
  compact?: boolean;
  inThread?: boolean;
  /** The results of filtering; some concern only the attachments. */
  reasons?: readonly HiddenReason[];
}

/** Most cards have nothing to collapse, and skip the subscription to their state. */
export const StatusBody = (props: Props) =>
  isCollapsible(props.status, props.compact) ? (
    <CollapsedBody {...props} />
  ) : (
    <Body {...props} textCollapse={whole} />
  );

const whole: TextCollapse = { subject: 'none', text: 'whole', offers: 'nothing' };

function CollapsedBody(props: Props) {
  const { folding, fold } = useTextCollapse(props.status, props);
  return <Body {...props} textCollapse={folding} onFold={fold} />;
}

interface BodyProps extends Props {
  textCollapse: TextCollapse;
  onFold?: () => void;
}

function Body({
  status,
  textId,
  textCollapse,
  onFold,
  translation,
  compact,
  inThread,
  reasons,
}: BodyProps) {
  const { poll, media, card, quoteState, editedAt, expiresAt } = status;
  return (
    <div className={styles.body}>
      <MentionsLine status={status} />
      <StatusText status={status} textCollapse={textCollapse} textId={textId} />
      {onFold && textCollapse.offers !== 'nothing' && (
        <ShowMoreButton offers={textCollapse.offers} onPress={onFold} />
      )}
      {translation}
      {textCollapse.text !== 'hidden' && (
        <>
          {poll && <Poll statusId={status.id} poll={poll} />}
          {media.length > 0 && (
            <Gallery status={status} compact={compact} inThread={inThread} reasons={reasons} />
          )}
          {quoteState !== 'none' && <StatusQuote status={status} inThread={inThread} />}
          {card && (
            <LinkPreview
              card={card}
              statusId={status.id}
              quoteUrl={status.quoteUrl}
              sensitive={status.sensitive}
            />
          )}
        </>
      )}
      {editedAt !== null && <EditedLine editedAt={editedAt} />}
      {expiresAt !== null && <ExpiryLine statusId={status.id} expiresAt={expiresAt} />}
    </div>
  );
}
