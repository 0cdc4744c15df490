/** The rare parts below the preview of a link: its sound, and the people who wrote the page. */
import type { LinkCard } from '@/domain/statuses/status';
import { LinkAudio } from './LinkAudio';
import { LinkAuthors } from './LinkAuthors';

interface Props {
  card: LinkCard;
  /** The post that it belongs to, if its sound is to be played. */
  statusId: string | undefined;
}

export const LinkParts = ({ card, statusId }: Props) => (
  <>
    {statusId && typeof card.plays === 'string' && (
      <LinkAudio statusId={statusId} src={card.plays} title={card.title || card.providerName} />
    )}
    {card.authors && <LinkAuthors authors={card.authors} />}
  </>
);
