/** The highlighting of a card whose author the user has marked with a style and a colour. */
import { shownHighlight } from '@/domain/people/highlight';
import type { Settings } from '@/domain/settings/settings';
import type { User } from '@/domain/people/user';
import { customProperties } from '@/ui/structure/customProperties';
import styles from './highlight.module.css';

/** Returns the card's props, including `className`. */
export function highlighted(
  className: string | undefined,
  highlights: Settings['highlight'],
  author: User | undefined,
) {
  const highlight = author && shownHighlight(highlights, author.screenName);
  if (!highlight) return { className };
  return {
    className: `${className ?? ''} ${styles.marked ?? ''}`,
    'data-highlight': highlight.type,
    style: customProperties({ '--mark': highlight.color }),
  };
}
