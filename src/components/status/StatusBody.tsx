/** What a status says and holds: subject, text, poll, files, quote and link, folded as wished. */
import { Gallery } from '@/components/media/lateGallery';
import { Poll } from '@/components/poll/Poll';
import { isFoldable, type Folding } from '@/domain/cardText';
import type { Status } from '@/domain/status';
import type { HiddenReason } from '@/domain/visibility';
import { EditedLine } from './EditedLine';
import { FoldButton } from './FoldButton';
import { StatusQuote } from './lateParts';
import { LinkPreview } from './LinkPreview';
import { MentionsLine } from './MentionsLine';
import { StatusText } from './StatusText';
import { useFolding } from './useFolding';
import styles from './StatusBody.module.css';

interface Props {
  status: Status;
  textId: string;
  /** The one that a page is about. */
  focused?: boolean;
  compact?: boolean;
  inConversation?: boolean;
  /** What the rules of visibility found: some are about its files alone. */
  reasons?: readonly HiddenReason[];
}

/** Most cards have nothing to fold, and need not ask what was done to them. */
export const StatusBody = (props: Props) =>
  isFoldable(props.status, props.compact) ? (
    <FoldedBody {...props} />
  ) : (
    <Body {...props} folding={whole} />
  );

const whole: Folding = { subject: 'none', text: 'whole', offers: 'nothing' };

function FoldedBody(props: Props) {
  const { folding, fold } = useFolding(props.status, props);
  return <Body {...props} folding={folding} onFold={fold} />;
}

interface BodyProps extends Props {
  folding: Folding;
  onFold?: () => void;
}

function Body({ status, textId, folding, onFold, compact, inConversation, reasons }: BodyProps) {
  const { poll, media, card, quoteState, editedAt } = status;
  return (
    <div className={styles.body}>
      <MentionsLine status={status} />
      <StatusText status={status} folding={folding} textId={textId} />
      {onFold && folding.offers !== 'nothing' && (
        <FoldButton offers={folding.offers} onPress={onFold} />
      )}
      {folding.text !== 'hidden' && (
        <>
          {poll && <Poll statusId={status.id} poll={poll} />}
          {media.length > 0 && (
            <Gallery
              status={status}
              compact={compact}
              inConversation={inConversation}
              reasons={reasons}
            />
          )}
          {quoteState !== 'none' && <StatusQuote status={status} inConversation={inConversation} />}
          {card && (
            <LinkPreview card={card} quoteUrl={status.quoteUrl} sensitive={status.sensitive} />
          )}
        </>
      )}
      {editedAt !== null && <EditedLine editedAt={editedAt} />}
    </div>
  );
}
