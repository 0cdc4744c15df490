/** What the author of a status listens to. Only mounted where the reader wants to see it. */
import { FormattedMessage } from 'react-intl';
import { useScrobble } from '@/hooks/useScrobble';
import { safeLink } from '@/lib/safeLink';
import { AudioIcon } from '@/ui/icons';
import styles from './ScrobbleLine.module.css';

export function ScrobbleLine({ userId }: { userId: string }) {
  const scrobble = useScrobble(userId);
  if (!scrobble) return null;
  const { title, artist } = scrobble;
  const href = safeLink(scrobble.url);
  const words = (
    <bdi>
      {artist === '' ? (
        title
      ) : (
        <FormattedMessage
          id="status.scrobble"
          defaultMessage="{artist} – {title}"
          values={{ artist: <bdi>{artist}</bdi>, title: <bdi>{title}</bdi> }}
        />
      )}
    </bdi>
  );
  return (
    <p className={styles.scrobble}>
      <AudioIcon className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <FormattedMessage
          id="status.listens_to"
          defaultMessage="Listens to {words}"
          values={{
            words:
              href === null ? (
                words
              ) : (
                <a href={href} target="_blank" rel="nofollow noopener noreferrer">
                  {words}
                </a>
              ),
          }}
        />
      </span>
    </p>
  );
}
