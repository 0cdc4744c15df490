/**
 * Notices about a profile: the account is deactivated or has moved; it shows the reader less than
 * others see; or it is remote and only partly known here.
 */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import type { User } from '@/domain/people/user';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectRelationship } from '@/selectors/people/relationships';
import { Icon } from '@/ui/icons/Icon';
import {
  ExternalIcon,
  FederationIcon,
  FollowersOnlyIcon,
  WarningIcon,
  type IconNode,
} from '@/ui/icons/icons';
import styles from './ProfileNotices.module.css';

export function ProfileNotices({ user }: { user: User }) {
  const relationship = useAppSelector((state) => selectRelationship(state, user.id));
  const { ownId } = useDisplayPreferences();
  const sees = ownId === user.id || relationship?.following === true;
  return (
    <>
      {user.deactivated && (
        <Note icon={WarningIcon} tone="warning">
          <FormattedMessage
            id="user_profile.deactivated"
            defaultMessage="This account is switched off. Nobody can write with it, and it cannot be followed."
          />
        </Note>
      )}
      {user.movedToId !== null && (
        <Note icon={WarningIcon} tone="warning">
          <FormattedMessage
            id="user_profile.moved"
            defaultMessage="This account is not used any more. It has moved to:"
          />
          <UserLine userId={user.movedToId} />
        </Note>
      )}
      {relationship?.blockedBy && (
        <Note icon={WarningIcon} tone="warning">
          <FormattedMessage
            id="user_profile.blocked_by"
            defaultMessage="This person blocks you. What they write is not shown to you."
          />
        </Note>
      )}
      {user.isLocked && !sees && (
        <Note icon={FollowersOnlyIcon}>
          <FormattedMessage
            id="user_profile.locked"
            defaultMessage="What is written for followers is seen only by those who were approved."
          />
        </Note>
      )}
      {!user.isLocal && <RemoteNote user={user} />}
    </>
  );
}

function RemoteNote({ user }: { user: User }) {
  const instance = useInstance('name');
  const host = user.shownScreenName.split('@')[1] ?? '';
  return (
    <Note icon={FederationIcon}>
      <FormattedMessage
        id="user_profile.remote"
        defaultMessage="This person is on {host}. Here you see what {instance} knows of them, which may not be everything."
        values={{ host: <bdi>{host}</bdi>, instance: <bdi>{instance}</bdi> }}
      />{' '}
      {user.profileUrl !== '' && (
        <a
          className={styles.link}
          href={user.profileUrl}
          target="_blank"
          rel="nofollow noopener noreferrer"
        >
          <FormattedMessage
            id="user_profile.open_remote"
            defaultMessage="Open the profile on {host}"
            values={{ host: <bdi>{host}</bdi> }}
          />{' '}
          <Icon node={ExternalIcon} aria-hidden />
        </a>
      )}
    </Note>
  );
}

interface NoteProps {
  icon: IconNode;
  tone?: 'warning';
  children: ReactNode;
}

function Note({ icon, tone, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone}>
      <Icon node={icon} className={styles.icon} aria-hidden />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
