/** The header of a profile: pictures, names, bio, fields and counts. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { PersonActions } from '@/components/people/actions/deferredParts';
import { PersonNote } from '@/components/people/actions/PersonNote';
import { RelationshipSummary } from '@/components/people/card/RelationshipSummary';
import { UserBadges } from '@/components/people/card/UserBadges';
import { UserCounts } from '@/components/people/card/UserCounts';
import type { ProfileTab } from '@/domain/people/profileTabs';
import type { User } from '@/domain/people/user';
import { useAppDispatch } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Avatar } from '@/ui/images/Avatar';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { EditIcon, FollowersOnlyIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { Banner } from './Banner';
import { Bio } from './Bio';
import { DailyCount } from './DailyCount';
import { FamiliarFollowers } from './FamiliarFollowers';
import { PersonLists } from './PersonLists';
import { ProfileFacts } from './ProfileFacts';
import { ProfileFields } from './ProfileFields';
import { ProfileNotices } from './ProfileNotices';
import styles from './ProfileHeader.module.css';

const messages: Record<'zoom' | 'locked', MessageDescriptor> = defineMessages({
  zoom: { id: 'user_card.zoom_avatar', defaultMessage: "View {name}'s avatar" },
  locked: { id: 'user_card.locked', defaultMessage: 'Approves followers manually' },
});

export function ProfileHeader({ user, tab }: { user: User; tab: ProfileTab }) {
  const { stopGifs: still, defaultAvatar, ownId } = useDisplayPreferences();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isOwn = ownId === user.id;
  const hasFamiliar = useCan('familiarFollowers');
  const zoom = intl.formatMessage(messages.zoom, { name: user.name });
  return (
    <section className={styles.header}>
      <Banner user={user} still={still} />
      <div className={styles.body}>
        <div className={styles.top}>
          <button
            type="button"
            className={styles.avatar}
            aria-label={zoom}
            aria-haspopup="dialog"
            {...tooltipProps(zoom)}
            onClick={() => dispatch(dialogOpened({ kind: 'avatar', props: { userId: user.id } }))}
          >
            <Avatar
              url={user.avatarUrl}
              stillUrl={user.avatarStaticUrl}
              still={still}
              fallbackUrl={defaultAvatar}
              label={user.avatarDescription}
              size="huge"
            />
          </button>
          <div className={styles.actions} data-own={isOwn || undefined}>
            {isOwn ? <EditButton /> : <PersonActions userId={user.id} />}
          </div>
        </div>
        <p className={styles.name}>
          <bdi>
            <EmojiText text={user.name} emoji={user.emoji} still={still} />
          </bdi>{' '}
          {user.isLocked && (
            <Icon
              node={FollowersOnlyIcon}
              className={styles.lock}
              role="img"
              aria-label={intl.formatMessage(messages.locked)}
            />
          )}{' '}
          <UserBadges user={user} />
        </p>
        <p className={styles.handle}>
          <bdi
            dir="ltr"
            {...tooltipProps(user.shownScreenName === user.screenName ? null : user.fullName)}
          >
            @{user.isLocal ? user.fullName : user.shownScreenName}
          </bdi>{' '}
          <RelationshipSummary userId={user.id} />
        </p>
        <ProfileNotices user={user} />
        <PersonNote userId={user.id} />
        {!isOwn && <PersonLists userId={user.id} />}
        <Bio user={user} still={still} />
        <ProfileFacts user={user} />
        <ProfileFields user={user} still={still} />
        <UserCounts user={user} current={tab}>
          <DailyCount user={user} />
        </UserCounts>
        {hasFamiliar && !isOwn && ownId !== null && <FamiliarFollowers userId={user.id} />}
      </div>
    </section>
  );
}

function EditButton() {
  const openSettings = useOpenSettings();
  return (
    <Button icon={EditIcon} onPress={() => openSettings('user', 'profile')}>
      <FormattedMessage id="user_card.edit_profile" defaultMessage="Edit profile" />
    </Button>
  );
}
