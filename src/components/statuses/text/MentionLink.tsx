/** Somebody named in a text, written the way the reader wants names written. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownName } from '@/domain/composer/mentionName';
import { profilePath } from '@/domain/session/routes';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { readableName } from '@/lib/text/punycode';
import { Link } from '@/ui/buttons/Link';
import { MentionAvatar } from './MentionAvatar';
import styles from './MentionLink.module.css';

interface Props {
  userId: string;
  /** Null where only the id is known: what the text says then stands. */
  screenName: string | null;
  children?: ReactNode;
}

export function MentionLink({ userId, screenName, children }: Props) {
  const preferences = useDisplayPreferences();
  const { ownId, restrictedNicknames, mentionLinkShowTooltip, mentionLinkShowAvatar } = preferences;
  const isOwn = ownId === userId;
  const name = screenName === null ? null : shownName(readableName(screenName), preferences);
  // Isolated, so that a name at the start does not decide the direction of the text behind it.
  return (
    <bdi>
      <Link
        className={styles.mention}
        to={profilePath({ id: userId, screenName }, restrictedNicknames)}
        title={
          screenName !== null && mentionLinkShowTooltip ? `@${readableName(screenName)}` : undefined
        }
        data-person={userId}
        data-own={(isOwn && preferences.mentionLinkBoldenYou) || undefined}
      >
        {mentionLinkShowAvatar && <MentionAvatar userId={userId} />}
        {name === null ? children : `@${name.nick}`}
        {name?.host && (
          <span className={preferences.mentionLinkFadeDomain ? styles.faded : undefined}>
            @{name.host}
          </span>
        )}
      </Link>
      {isOwn && preferences.mentionLinkShowYous && (
        <span className={styles.you}>
          {' '}
          <FormattedMessage id="status.you" defaultMessage="(You)" />
        </span>
      )}
    </bdi>
  );
}
