/** What the author of a status listens to, or did lately. Only mounted where the reader wants it. */
import { FormattedMessage } from 'react-intl';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useScrobble } from '@/hooks/useScrobble';
import { safeLink } from '@/lib/net/safeLink';
import { timeSpan } from '@/lib/time/timeSpan';
import { useNow } from '@/ui/text/Clock';
import { AudioIcon } from '@/ui/icons/icons';
import styles from './ScrobbleLine.module.css';

/** How often it is looked whether it has become too old. */
const REFRESH = 240_000;

export function ScrobbleLine({ userId }: { userId: string }) {
  const scrobble = useScrobble(userId);
  const { hideScrobblesAfter } = useDisplayPreferences();
  const createdAt = scrobble?.createdAt ?? '';
  const now = useNow(REFRESH, createdAt);
  if (!scrobble || now - Date.parse(createdAt) > timeSpan(hideScrobblesAfter)) return null;
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
