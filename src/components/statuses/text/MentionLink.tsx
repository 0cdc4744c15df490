/** A mention in a text, in the form that the user prefers. */
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
  /** Null if only the id is known: the original text is shown then. */
  screenName: string | null;
  children?: ReactNode;
}

export function MentionLink({ userId, screenName, children }: Props) {
  const preferences = useDisplayPreferences();
  const { ownId, restrictedNicknames, mentionLinkShowTooltip, mentionLinkShowAvatar } = preferences;
  const isOwn = ownId === userId;
  const name = screenName === null ? null : shownName(readableName(screenName), preferences);
  // Isolated, so that a name at the start does not set the direction of the text after it.
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
