/** What a status says and holds: subject, text, poll, files, quote and link, folded as wished. */
import { Gallery } from '@/components/media/lateGallery';
import { Poll } from '@/components/poll/Poll';
import { isFoldable, type Folding } from '@/domain/cardText';
import type { Status } from '@/domain/status';
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
}

/** Most cards have nothing to fold, and need not ask what was done to them. */
export const StatusBody = (props: Props) =>
  isFoldable(props.status) ? <FoldedBody {...props} /> : <Body {...props} folding={whole} />;

const whole: Folding = { subject: 'none', text: 'whole', offers: 'nothing' };

function FoldedBody(props: Props) {
  const { folding, fold } = useFolding(props.status, props.focused);
  return <Body {...props} folding={folding} onFold={fold} />;
}

interface BodyProps extends Props {
  folding: Folding;
  onFold?: () => void;
}

function Body({ status, textId, folding, onFold }: BodyProps) {
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
          {poll && <Poll status={status} />}
          {media.length > 0 && <Gallery status={status} />}
          {quoteState !== 'none' && <StatusQuote status={status} />}
          {card && <LinkPreview status={status} card={card} />}
        </>
      )}
      {editedAt !== null && <EditedLine editedAt={editedAt} />}
    </div>
  );
}
