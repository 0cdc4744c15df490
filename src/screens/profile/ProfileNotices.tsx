/**
 * Notices about a profile: the account is deactivated or has moved; it shows the reader less than
 * others see; or it is remote and only partly known here.
 */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import type { User } from '@/domain/people/user';
import { serverPostsPath } from '@/domain/discovery/explore';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useInstance } from '@/hooks/useInstance';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectRelationship } from '@/selectors/people/relationships';
import { Link } from '@/ui/buttons/Link';
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
            defaultMessage="This account is deactivated."
          />
        </Note>
      )}
      {user.movedToId !== null && (
        <Note icon={WarningIcon} tone="warning">
          <FormattedMessage id="user_profile.moved" defaultMessage="This account has moved to:" />
          <UserLine userId={user.movedToId} />
        </Note>
      )}
      {relationship?.blockedBy && (
        <Note icon={WarningIcon} tone="warning">
          <FormattedMessage
            id="user_profile.blocked_by"
            defaultMessage="This account has blocked you, so you can't see its posts."
          />
        </Note>
      )}
      {user.isLocked && !sees && (
        <Note icon={FollowersOnlyIcon}>
          <FormattedMessage
            id="user_profile.locked"
            defaultMessage="Only approved followers can see followers-only posts."
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
        defaultMessage="This profile is from {host}. Some of its posts may be missing on {instance}."
        values={{ host: <ServerName host={host} />, instance: <bdi>{instance}</bdi> }}
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
            defaultMessage="View full profile on {host}"
            values={{ host: <bdi>{host}</bdi> }}
          />{' '}
          <Icon node={ExternalIcon} aria-hidden />
        </a>
      )}
    </Note>
  );
}

/** Leads to the public posts of that server, where this one can show them. */
function ServerName({ host }: { host: string }) {
  const name = <bdi>{host}</bdi>;
  return useCan('serverTimelines') ? <Link to={serverPostsPath(host)}>{name}</Link> : name;
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
