/** The rare parts below the preview of a link: its sound, and the people who wrote the page. */
import type { LinkCard } from '@/domain/statuses/status';
import { LinkAudio } from './LinkAudio';
import { LinkAuthors } from './LinkAuthors';

interface Props {
  card: LinkCard;
  /** Its address, where it is to be played. */
  sound: string | false | undefined;
  statusId?: string;
}

export function LinkParts({ card: { title, providerName, authors }, sound, statusId }: Props) {
  return (
    <>
      {sound && statusId && (
        <LinkAudio statusId={statusId} src={sound} title={title || providerName} />
      )}
      {authors && <LinkAuthors authors={authors} />}
    </>
  );
}
