/** The people who wrote the page that a link leads to, with their profiles where the server knows them. */
import { FormattedList, FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { UserLink } from '@/components/people/card/UserLink';
import type { LinkAuthor } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { safeLink } from '@/lib/net/safeLink';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import styles from './LinkAuthors.module.css';

export const LinkAuthors = ({ authors }: { authors: readonly LinkAuthor[] }) => (
  <p className={styles.authors}>
    <FormattedMessage
      id="status.link_by"
      defaultMessage="By {authors}"
      values={{
        authors: (
          <FormattedList
            type="conjunction"
            value={authors.map((author, at) => (
              <Author key={author.userId ?? `${String(at)} ${author.name}`} author={author} />
            ))}
          />
        ),
      }}
    />
  </p>
);

function Author({ author: { userId, name, url } }: { author: LinkAuthor }) {
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  const user = useAppSelector((state) => (userId === null ? undefined : selectUser(state, userId)));
  if (user) {
    return (
      <UserLink user={user}>
        <Avatar
          url={user.avatarUrl}
          stillUrl={user.avatarStaticUrl}
          still={stopGifs}
          fallbackUrl={defaultAvatar}
          size="tiny"
        />
        <bdi>
          <EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />
        </bdi>
      </UserLink>
    );
  }
  const href = safeLink(url);
  if (href === null) return <bdi>{name}</bdi>;
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      <bdi>{name === '' ? href : name}</bdi>
    </a>
  );
}
