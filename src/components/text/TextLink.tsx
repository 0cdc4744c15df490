/** A link in somebody's text, made to lead where it stands for. */
import type { ReactNode } from 'react';
import { pathTo, profilePath } from '@/domain/routes';
import type { Mention } from '@/domain/status';
import { readLink } from '@/domain/textLink';
import { useInstance } from '@/hooks/useInstance';
import { Link } from '@/ui/Link';
import styles from './RichText.module.css';

interface Props {
  attributes: Readonly<Record<string, string>>;
  mentions: readonly Mention[];
  children: ReactNode;
}

export function TextLink({ attributes, mentions, children }: Props) {
  const server = useInstance('server');
  const restrictedNicknames = useInstance('restrictedNicknames');
  const link = readLink(attributes, { mentions, server });
  if (link === null) return children;
  switch (link.kind) {
    case 'person': {
      const { userId, screenName } = link;
      // Isolated, so that a name at the start does not decide the direction of the text behind it.
      return (
        <bdi>
          <Link
            className={styles.mention}
            to={profilePath({ id: userId, screenName }, restrictedNicknames)}
            title={screenName === null ? undefined : `@${screenName}`}
          >
            {screenName === null ? children : `@${screenName.replace(/@.*$/s, '')}`}
          </Link>
        </bdi>
      );
    }
    case 'hashtag':
      return (
        <Link className={styles.link} to={pathTo('tag-timeline', { tag: link.tag })}>
          {children}
        </Link>
      );
    case 'screen':
      return (
        <Link className={styles.link} to={link.path}>
          {children}
        </Link>
      );
    case 'elsewhere':
      return (
        <a className={styles.link} href={link.href} {...leaving(link.href)}>
          {children}
        </a>
      );
  }
}

/** Files of the own server open in place, everything else in a new window. */
const leaving = (href: string) =>
  href.startsWith('/') ? {} : { target: '_blank', rel: 'nofollow noopener noreferrer' };
