/**
 * The preview of a link in a text, as one row, its sound, and the people who wrote the page. Always a
 * plain link, never a frame.
 */
import { useState } from 'react';
import type { LinkCard } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { safeLink, safePictureLink } from '@/lib/net/safeLink';
import { StillImage } from '@/ui/images/StillImage';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import styles from './LinkPreview.module.css';

const LinkParts = deferredComponent(async () => (await import('./LinkParts')).LinkParts, {
  placeholder: ({ statusId }) => <div className={statusId ? styles.audio : styles.authors} />,
});

const PlayerSign = deferredComponent(async () => (await import('./PlayerSign')).PlayerSign, {
  placeholder: ({ name }) => name,
  optional: true,
});

interface Props {
  card: LinkCard;
  /** The post that it belongs to, if its sound is to be played. */
  statusId?: string;
  /** URL of the quoted post that is shown beside the text. */
  quoteUrl?: string | null;
  sensitive?: boolean;
}

export function LinkPreview({ card, statusId, quoteUrl = null, sensitive = false }: Props) {
  const { stopGifs, hideNsfw, hideAttachments } = useDisplayPreferences();
  const [failed, setFailed] = useState(false);
  const href = safeLink(card.url);
  // The quoted post is shown already.
  if (href === null || card.url === quoteUrl) return null;
  const hidden = hideAttachments || (sensitive && hideNsfw);
  const sounds = !hidden && typeof card.plays === 'string';
  const picture = hidden ? null : safePictureLink(card.imageUrl);
  return (
    <>
      <a
        className={styles.card}
        href={href}
        target="_blank"
        rel="nofollow noopener noreferrer"
        dir="auto"
      >
        {/* If the image fails to load, its space is kept so that the text does not move. */}
        {picture !== null && failed && <span className={styles.picture} />}
        {picture !== null && !failed && (
          <StillImage
            className={styles.picture}
            src={picture}
            still={stopGifs}
            alt={card.imageDescription}
            onFailed={() => setFailed(true)}
          />
        )}
        <span className={styles.words}>
          <span className={styles.title}>{card.title || card.providerName}</span>
          {card.description !== '' && <span className={styles.about}>{card.description}</span>}
          <span className={styles.host}>
            {card.plays ? <PlayerSign name={card.providerName} /> : card.providerName}
          </span>
        </span>
      </a>
      {(sounds || card.authors) && (
        <LinkParts card={card} statusId={sounds ? statusId : undefined} />
      )}
    </>
  );
}
