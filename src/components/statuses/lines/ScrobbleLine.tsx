/** The music that the author of a status listens to, or did recently. Mounted only if enabled. */
import { FormattedMessage } from 'react-intl';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useScrobble } from '@/hooks/useScrobble';
import { safeLink } from '@/lib/net/safeLink';
import { timeSpan } from '@/lib/time/timeSpan';
import { useNow } from '@/ui/text/Clock';
import { Icon } from '@/ui/icons/Icon';
import { AudioIcon } from '@/ui/icons/icons';
import styles from './ScrobbleLine.module.css';

/** Milliseconds between checks of its age. */
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
      <Icon node={AudioIcon} className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <FormattedMessage
          id="status.listens_to"
          defaultMessage="Listening to {words}"
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
