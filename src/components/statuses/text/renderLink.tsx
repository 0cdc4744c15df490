/** Renders a link in a user's text: to a profile, hashtag or other screen, else to its URL. */
import { createElement, Fragment, type ReactNode } from 'react';
import { pathTo } from '@/domain/session/routes';
import type { Mention } from '@/domain/statuses/status';
import { readLink } from '@/domain/statuses/textLink';
import { Link } from '@/ui/buttons/Link';
import { MentionLink } from './MentionLink';
import styles from './RichText.module.css';

interface Surroundings {
  mentions: readonly Mention[];
  server: string;
}

export function renderLink(
  attributes: Readonly<Record<string, string>>,
  around: Surroundings,
  content: readonly ReactNode[],
): ReactNode {
  const link = readLink(attributes, around);
  const className = styles.link;
  switch (link?.kind) {
    case undefined:
      return createElement(Fragment, null, ...content);
    case 'person': {
      const { userId, screenName } = link;
      return createElement(MentionLink, { userId, screenName }, ...content);
    }
    case 'hashtag':
      return createElement(
        Link,
        { className, to: pathTo('tag-timeline', { tag: link.tag }) },
        ...content,
      );
    case 'screen':
      return createElement(Link, { className, to: link.path }, ...content);
    case 'elsewhere':
      return createElement('a', { className, href: link.href, ...leaving(link.href) }, ...content);
  }
}

/** Files of the own server open in the same tab, everything else in a new one. */
const leaving = (href: string) =>
  href.startsWith('/') ? {} : { target: '_blank', rel: 'nofollow noopener noreferrer' };
