/** One suggestion of the completion list: a person, an emoji, a hashtag or a command. */
import { FormattedMessage } from 'react-intl';
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { nameOf, type Emoji } from '@/domain/composer/emoji/emoji';
import type { User } from '@/domain/people/user';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectEmojiLanguages } from '@/selectors/composer/emoji';
import { selectRelationship } from '@/selectors/people/relationships';
import { Icon } from '@/ui/icons/Icon';
import { Avatar } from '@/ui/images/Avatar';
import { UserName } from '@/ui/text/UserName';
import type { Completion } from './useCompletions';
import styles from './Completions.module.css';

export function CompletionItem({ offer }: { offer: Completion }) {
  switch (offer.kind) {
    case 'person':
      return <Person user={offer.user} />;
    case 'emoji':
      return <OneEmoji emoji={offer.emoji} />;
    case 'hashtag':
      return (
        <>
          <bdi className={styles.name}>{offer.text}</bdi>
          {offer.uses !== null && <Uses count={offer.uses} />}
        </>
      );
    case 'command':
      return (
        <>
          <Icon node={offer.command.icon} className={styles.icon} aria-hidden />
          <bdi className={styles.name}>{offer.text}</bdi>
        </>
      );
  }
}

function Uses({ count }: { count: number }) {
  return (
    <span className={styles.aside}>
      <FormattedMessage
        id="search.uses"
        defaultMessage="{count, plural, one {# use} other {# uses}}"
        values={{ count }}
      />
    </span>
  );
}

function Person({ user }: { user: User }) {
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  const relationship = useAppSelector((state) => selectRelationship(state, user.id));
  return (
    <>
      <Avatar
        url={user.avatarUrl}
        stillUrl={user.avatarStaticUrl}
        still={stopGifs}
        fallbackUrl={defaultAvatar}
        size="small"
      />
      <span className={styles.name}>
        <UserName
          stacked
          name={<EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />}
          handle={`@${user.shownScreenName}`}
        />
      </span>
      {relationship?.following && (
        <span className={styles.aside}>
          <FormattedMessage id="user_card.you_follow" defaultMessage="You follow" />
        </span>
      )}
      {relationship?.followedBy && !relationship.following && (
        <span className={styles.aside}>
          <FormattedMessage id="user_card.follows_you" defaultMessage="Follows you" />
        </span>
      )}
    </>
  );
}

function OneEmoji({ emoji }: { emoji: Emoji }) {
  const { stopGifs } = useDisplayPreferences();
  const languages = useAppSelector(selectEmojiLanguages);
  const { imageUrl, staticUrl, shortcode, displayText } = emoji;
  return (
    <>
      <span className={styles.emoji} aria-hidden>
        {imageUrl === null ? (
          displayText
        ) : (
          <EmojiImage
            emoji={{ shortcode, url: imageUrl, staticUrl: staticUrl ?? imageUrl }}
            still={stopGifs}
          />
        )}
      </span>
      <bdi className={styles.name}>{nameOf(emoji, languages)}</bdi>
    </>
  );
}
