/** How a card looks whose author its reader marked with a style and a colour. */
import { shownHighlight } from '@/domain/highlight';
import type { Settings } from '@/domain/settings';
import type { User } from '@/domain/user';
import { customProperties } from '@/ui/customProperties';
import styles from './highlight.module.css';

/** The properties of the card, `className` among them. */
export function highlighted(
  className: string | undefined,
  highlights: Settings['highlight'],
  author: User | undefined,
) {
  const mark = author && shownHighlight(highlights, author.screenName);
  if (!mark) return { className };
  return {
    className: `${className ?? ''} ${styles.marked ?? ''}`,
    'data-highlight': mark.type,
    style: customProperties({ '--mark': mark.color }),
  };
}
