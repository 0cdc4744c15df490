/** The head of a profile: pictures, names, what they say of themselves, and how much there is. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiText } from '@/components/text/EmojiText';
import { PersonActions, PersonNote } from '@/components/person/lateParts';
import { UserBadges } from '@/components/user/UserBadges';
import { UserCounts } from '@/components/user/UserCounts';
import type { ProfileTab } from '@/domain/profileTabs';
import type { User } from '@/domain/user';
import { useAppDispatch } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useReading } from '@/hooks/useReading';
import { dialogOpened } from '@/slices/dialogs';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { EditIcon, FollowersOnlyIcon } from '@/ui/icons';
import { tip } from '@/ui/tip';
import { Banner } from './Banner';
import { Bio } from './Bio';
import { DailyCount } from './DailyCount';
import { ProfileFacts } from './ProfileFacts';
import { ProfileFields } from './ProfileFields';
import { ProfileNotes } from './ProfileNotes';
import { Relation } from './Relation';
import styles from './ProfileHeader.module.css';

const messages: Record<'zoom' | 'locked', MessageDescriptor> = defineMessages({
  zoom: { id: 'user_card.zoom_avatar', defaultMessage: 'Show the picture of {name} in full' },
  locked: { id: 'user_card.locked', defaultMessage: 'Approves each follower' },
});

export function ProfileHeader({ user, tab }: { user: User; tab: ProfileTab }) {
  const { stopGifs: still, defaultAvatar, ownId } = useReading();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isOwn = ownId === user.id;
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
            {...tip(zoom)}
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
            <FollowersOnlyIcon
              className={styles.lock}
              role="img"
              aria-label={intl.formatMessage(messages.locked)}
            />
          )}{' '}
          <UserBadges user={user} />
        </p>
        <p className={styles.handle}>
          <bdi dir="ltr" {...tip(user.shownScreenName === user.screenName ? null : user.fullName)}>
            @{user.isLocal ? user.fullName : user.shownScreenName}
          </bdi>{' '}
          <Relation userId={user.id} />
        </p>
        <ProfileNotes user={user} />
        <PersonNote userId={user.id} />
        <Bio user={user} still={still} />
        <ProfileFacts user={user} />
        <ProfileFields user={user} still={still} />
        <UserCounts user={user} current={tab}>
          <DailyCount user={user} />
        </UserCounts>
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
