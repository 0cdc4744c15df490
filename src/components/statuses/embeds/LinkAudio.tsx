/** The sound that a page names, such as an episode of a podcast, in the browser's own player. */
import { useState } from 'react';
import { usePlayingCard } from '@/components/statuses/media/usePlayingCard';
import type { LinkCard } from '@/domain/statuses/status';
import styles from './LinkPreview.module.css';

interface Props {
  statusId: string;
  card: LinkCard;
}

export function LinkAudio({ statusId, card: { title, providerName, audioUrl } }: Props) {
  const playing = usePlayingCard(statusId);
  const [failed, setFailed] = useState(false);
  // Its place is kept, so that the post does not move. The link leads to the page's own player.
  return (
    <div className={styles.audio}>
      {!failed && (
        <audio
          controls
          preload="none"
          src={audioUrl}
          aria-label={title || providerName}
          onError={() => setFailed(true)}
          {...playing}
        />
      )}
    </div>
  );
}
