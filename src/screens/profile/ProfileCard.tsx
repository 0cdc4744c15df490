/** The head of a profile: pictures, names, what they say of themselves, and how much there is. */
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/text/RichText';
import { EmojiText } from '@/components/text/EmojiText';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectSetting } from '@/selectors/config';
import { selectRelationship } from '@/selectors/relationships';
import { selectUser } from '@/selectors/users';
import { Avatar } from '@/ui/Avatar';
import { NumberText } from '@/ui/NumberText';
import styles from './ProfileCard.module.css';

export function ProfileCard({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const relationship = useAppSelector((state) => selectRelationship(state, userId));
  const defaultAvatar = useInstance('defaultAvatar');
  const still = useAppSelector((state) => selectSetting(state, 'stopGifs'));
  const hideStats = useAppSelector((state) => selectSetting(state, 'hideUserStats'));
  if (!user) return null;
  return (
    <section className={styles.card}>
      <img
        className={styles.banner}
        src={still ? user.bannerStaticUrl : user.bannerUrl}
        alt={user.bannerDescription}
      />
      <div className={styles.body}>
        <div className={styles.avatar}>
          <Avatar
            url={user.avatarUrl}
            stillUrl={user.avatarStaticUrl}
            still={still}
            fallbackUrl={defaultAvatar}
            label={user.avatarDescription}
            size="huge"
          />
        </div>
        <p className={styles.name}>
          <bdi>
            <EmojiText text={user.name} emoji={user.emoji} still={still} />
          </bdi>
        </p>
        <p className={styles.handle}>
          <bdi>@{user.fullName}</bdi>
          {relationship?.followedBy && (
            <span className={styles.relation}>
              <FormattedMessage id="user_card.follows_you" defaultMessage="Follows you" />
            </span>
          )}
        </p>
        <RichText html={user.bioHtml} emoji={user.emoji} stillEmoji={still} />
        {user.fields.length > 0 && (
          <dl className={styles.fields}>
            {user.fields.map((field, at) => (
              <div key={at} className={styles.field}>
                <dt dir="auto">
                  <EmojiText text={field.name} emoji={user.emoji} still={still} />
                </dt>
                <dd>
                  <RichText html={field.html} emoji={user.emoji} stillEmoji={still} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {!hideStats && (
          <ul className={styles.counts}>
            <li>
              <NumberText value={user.statusCount} />{' '}
              <FormattedMessage id="user_card.statuses" defaultMessage="Statuses" />
            </li>
            {!user.hidesFollowingCount && (
              <li>
                <NumberText value={user.followingCount} />{' '}
                <FormattedMessage id="user_card.followees" defaultMessage="Following" />
              </li>
            )}
            {!user.hidesFollowerCount && (
              <li>
                <NumberText value={user.followerCount} />{' '}
                <FormattedMessage id="user_card.followers" defaultMessage="Followers" />
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}
