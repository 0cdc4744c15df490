/** The end of the palette: its keys, and the number of results for screen readers. */
import { FormattedMessage } from 'react-intl';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Palette.module.css';

/** Milliseconds after the last key until the number of results is announced. */
const ANNOUNCEMENT = 500;

/** Without a count there is nothing to tell. */
export function PaletteFoot({ count }: { count: number | null }) {
  return (
    <>
      <Keys />
      <Announcement count={count} />
    </>
  );
}

/** The keys, where there is a keyboard; in narrow windows those that fit in a line. */
function Keys() {
  return (
    <div className={styles.keys}>
      <p className={styles.all}>
        <FormattedMessage
          id="palette.keys"
          defaultMessage="{enter} to open, {newTab} for a new tab, {escape} to close"
          values={{
            enter: <kbd>Enter</kbd>,
            newTab: <kbd>Ctrl + Enter</kbd>,
            escape: <kbd>Esc</kbd>,
          }}
        />
      </p>
      <p className={styles.few}>
        <kbd>Enter</kbd> <FormattedMessage id="drafts.open" defaultMessage="Open" />
        <kbd>Esc</kbd> <FormattedMessage id="general.close" defaultMessage="Close" />
      </p>
    </div>
  );
}

/** Tells the number of results once the reader pauses; null for nothing to tell. */
function Announcement({ count }: { count: number | null }) {
  const settled = useDebouncedValue(count, ANNOUNCEMENT);
  return (
    <VisuallyHidden>
      <span role="status">{settled !== null && <FoundCount count={settled} />}</span>
    </VisuallyHidden>
  );
}

export const FoundCount = ({ count }: { count: number }) => (
  <FormattedMessage
    id="help.found_count"
    defaultMessage="{count, plural, =0 {Nothing found. Try another word.} one {# entry found} other {# entries found}}"
    values={{ count }}
  />
);
