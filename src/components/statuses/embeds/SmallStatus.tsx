/**
 * A status within or beside another: author, time, subject, text and attachments, without actions.
 * Its own quote is only a link, so that nothing nests deeper.
 */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Gallery } from '@/components/statuses/media/Gallery';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { reasonsOfFiles } from '@/domain/timelines/mediaFilters';
import { pathTo } from '@/domain/session/routes';
import type { Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { UserName } from '@/ui/text/UserName';
import { ShowMoreButton } from '@/components/statuses/card/ShowMoreButton';
import { StatusText } from '@/components/statuses/card/StatusText';
import { useTextCollapse } from '@/components/statuses/card/useTextCollapse';
import { highlighted } from '@/components/statuses/card/highlight';
import { UserLink } from '@/components/people/card/UserLink';
import styles from './SmallStatus.module.css';

interface Props {
  status: Status;
  /** True within a thread. */
  inThread?: boolean;
}

export function SmallStatus({ status, inThread }: Props) {
  const author = useAppSelector((state) => selectUser(state, status.userId));
  const { highlight } = useDisplayPreferences();
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
      <Words status={status} inThread={inThread} textId={`${id}-text`} />
      {status.quoteState !== 'none' && (
        <Link className={styles.note} to={pathTo('conversation', { id: status.id })}>
          <FormattedMessage id="status.quotes_another" defaultMessage="Quotes another post" />
        </Link>
      )}
    </article>
  );
}

function Head({ status, author, id }: { status: Status; author: User | undefined; id: string }) {
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
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

function Words({ status, inThread, textId }: Props & { textId: string }) {
  const { folding, fold } = useTextCollapse(status);
  const { media } = status;
  return (
    <>
      <StatusText status={status} textCollapse={folding} textId={textId} />
      {folding.offers !== 'nothing' && <ShowMoreButton offers={folding.offers} onPress={fold} />}
      {folding.text !== 'hidden' && media.length > 0 && (
        <Gallery status={status} compact inThread={inThread} reasons={reasonsOfFiles(status)} />
      )}
    </>
  );
}
