/** One line of the list: a person, an emoji, or a hashtag. */
import { EmojiImage } from '@/components/text/EmojiImage';
import { EmojiText } from '@/components/text/EmojiText';
import { nameOf, type Emoji } from '@/domain/emoji';
import type { User } from '@/domain/user';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectEmojiLanguages } from '@/selectors/emoji';
import { Avatar } from '@/ui/Avatar';
import { UserName } from '@/ui/UserName';
import type { Offer } from './useOffers';
import styles from './Suggestions.module.css';

export function SuggestedThing({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'person':
      return <Person user={offer.user} />;
    case 'emoji':
      return <OneEmoji emoji={offer.emoji} />;
    case 'hashtag':
      return <bdi className={styles.name}>{offer.text}</bdi>;
  }
}

function Person({ user }: { user: User }) {
  const { stopGifs, defaultAvatar } = useReading();
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
    </>
  );
}

function OneEmoji({ emoji }: { emoji: Emoji }) {
  const { stopGifs } = useReading();
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
