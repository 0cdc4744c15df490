/** A person in a list: avatar, names, the beginning of the biography, and buttons. */
import { useId, type ReactNode } from 'react';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { profilePath } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { parseMarkup } from '@/lib/markup/markup';
import { textOf } from '@/lib/markup/markupText';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Link } from '@/ui/buttons/Link';
import { UserName } from '@/ui/text/UserName';
import { UserBadges } from './UserBadges';
import styles from './UserRow.module.css';

interface Props {
  userId: string;
  /** Position in the list, from 1. */
  at: number;
  of: number;
  /** Why they are shown, in one line. */
  reason?: ReactNode;
  actions?: ReactNode;
}

export function UserRow({ userId, at, of, reason, actions }: Props) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs: still, restrictedNicknames, defaultAvatar } = useDisplayPreferences();
  const nameId = useId();
  const position = { 'aria-posinset': at, 'aria-setsize': of };
  if (!user) return <article className={styles.row} tabIndex={0} aria-busy {...position} />;
  const profile = profilePath(user, restrictedNicknames);
  return (
    <article className={styles.row} tabIndex={0} aria-labelledby={nameId} {...position}>
      <Link className={styles.avatar} to={profile} aria-hidden tabIndex={-1} data-person={user.id}>
        <Avatar
          url={user.avatarUrl}
          stillUrl={user.avatarStaticUrl}
          still={still}
          fallbackUrl={defaultAvatar}
        />
      </Link>
      <div className={styles.text}>
        <div className={styles.names}>
          <Link id={nameId} className={styles.name} to={profile} data-person={user.id}>
            <UserName
              stacked
              name={<EmojiText text={user.name} emoji={user.emoji} still={still} />}
              handle={`@${user.shownScreenName}`}
            />
          </Link>
          <UserBadges user={user} />
        </div>
        {reason && <p className={styles.reason}>{reason}</p>}
        <Beginning html={user.bioHtml} />
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** Plain text without links, and no more than fits into two lines. */
function Beginning({ html }: { html: string }) {
  if (html === '') return null;
  const text = textOf(parseMarkup(html)).slice(0, 200);
  return (
    <p className={styles.bio} dir="auto">
      {text}
    </p>
  );
}
