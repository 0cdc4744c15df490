/** The sound that a page names, such as an episode of a podcast, in the browser's own player. */
import { useState } from 'react';
import { usePlayingCard } from '@/components/statuses/media/usePlayingCard';
import styles from './LinkPreview.module.css';

interface Props {
  statusId: string;
  src: string;
  title: string;
}

export function LinkAudio({ statusId, src, title }: Props) {
  const playing = usePlayingCard(statusId);
  const [failed, setFailed] = useState(false);
  // Its place is kept, so that the post does not move. The link leads to the page's own player.
  return (
    <div className={styles.audio}>
      {!failed && (
        <audio
          controls
          preload="none"
          src={src}
          aria-label={title}
          onError={() => setFailed(true)}
          {...playing}
        />
      )}
    </div>
  );
}
