/**
 * A status within or beside another: who, when, subject, text and what is attached, without anything
 * to do to it. What it quotes itself is only a link, so that nothing nests deeper.
 */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Gallery } from '@/components/media/Gallery';
import { EmojiText } from '@/components/text/EmojiText';
import { reasonsOfFiles } from '@/domain/mediaFilters';
import { pathTo } from '@/domain/routes';
import type { Status } from '@/domain/status';
import type { User } from '@/domain/user';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectUser } from '@/selectors/users';
import { Avatar } from '@/ui/Avatar';
import { Link } from '@/ui/Link';
import { RelativeTime } from '@/ui/RelativeTime';
import { UserName } from '@/ui/UserName';
import { FoldButton } from './FoldButton';
import { StatusText } from './StatusText';
import { useFolding } from './useFolding';
import { highlighted } from './highlight';
import { UserLink } from './UserLink';
import styles from './SmallStatus.module.css';

interface Props {
  status: Status;
  /** It is looked at from within a conversation. */
  inConversation?: boolean;
}

export function SmallStatus({ status, inConversation }: Props) {
  const author = useAppSelector((state) => selectUser(state, status.userId));
  const { highlight } = useReading();
  const id = useId();
  return (
    <article
      {...highlighted(styles.small, highlight, author)}
      data-status-id={status.id}
      data-aside
      tabIndex={0}
      aria-labelledby={`${id}-author ${id}-text ${id}-time`}
    >
      <Head status={status} author={author} id={id} />
      <Words status={status} inConversation={inConversation} textId={`${id}-text`} />
      {status.quoteState !== 'none' && (
        <Link className={styles.note} to={pathTo('conversation', { id: status.id })}>
          <FormattedMessage id="status.quotes_another" defaultMessage="Quotes another post" />
        </Link>
      )}
    </article>
  );
}

function Head({ status, author, id }: { status: Status; author: User | undefined; id: string }) {
  const { stopGifs, defaultAvatar } = useReading();
  return (
    <header className={styles.head}>
      <UserLink user={author} decorative>
        <Avatar
          url={author?.avatarUrl ?? null}
          stillUrl={author?.avatarStaticUrl ?? null}
          still={stopGifs}
          fallbackUrl={defaultAvatar}
          size="tiny"
        />
      </UserLink>
      <UserLink user={author} id={`${id}-author`} className={styles.author}>
        {author ? (
          <UserName
            name={<EmojiText text={author.name} emoji={author.emoji} still={stopGifs} />}
            handle={`@${author.shownScreenName}`}
          />
        ) : (
          <FormattedMessage id="status.unknown_author" defaultMessage="Unknown author" />
        )}
      </UserLink>
      <Link
        id={`${id}-time`}
        className={styles.time}
        to={pathTo('conversation', { id: status.id })}
      >
        <RelativeTime date={status.createdAt} absolute />
      </Link>
    </header>
  );
}

function Words({ status, inConversation, textId }: Props & { textId: string }) {
  const { folding, fold } = useFolding(status);
  const { media } = status;
  return (
    <>
      <StatusText status={status} folding={folding} textId={textId} />
      {folding.offers !== 'nothing' && <FoldButton offers={folding.offers} onPress={fold} />}
      {folding.text !== 'hidden' && media.length > 0 && (
        <Gallery
          status={status}
          compact
          inConversation={inConversation}
          reasons={reasonsOfFiles(status)}
        />
      )}
    </>
  );
}
