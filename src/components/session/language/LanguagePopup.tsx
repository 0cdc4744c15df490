/**
 * A list of languages to search in, the recent ones first. The focus stays in the search field; the
 * arrow keys move through the list, and Enter takes a language.
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import {
  languageLists,
  searchLanguages,
  type LanguageEntry,
} from '@/domain/session/languageChoice';
import { TextField } from '@/ui/fields/TextField';
import { CheckIcon, SearchIcon } from '@/ui/icons/icons';
import { Icon } from '@/ui/icons/Icon';
import { Popover } from '@/ui/popover/Popover';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { languageTexts } from './languageTexts';
import styles from './LanguagePopup.module.css';

const messages = defineMessages({
  search: { id: 'language.search', defaultMessage: 'Search languages' },
});

interface Props {
  anchor: HTMLElement;
  label: string;
  /** Codes of the languages that come first. */
  first: readonly string[];
  chosen: string | null;
  /** Offers to choose none. */
  mayBeNone?: boolean;
  onChoose: (code: string | null) => void;
  onClose: () => void;
}

/** A language, or none. */
type Row = LanguageEntry | null;

export function LanguagePopup(props: Props) {
  const { anchor, label, onClose } = props;
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <Search {...props} />
    </Popover>
  );
}

function Search({ label, first, chosen, mayBeNone = false, onChoose, onClose }: Props) {
  const intl = useIntl();
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const [{ recent, others }] = useState(() => languageLists(intl.locale, first));
  const searching = words.trim() !== '';
  const rows: Row[] = searching
    ? searchLanguages([...recent, ...others], words)
    : [...recent, ...(mayBeNone ? [null] : []), ...others];
  const marked = Math.min(active, rows.length - 1);
  const optionId = (at: number) => `${id}-${String(at)}`;

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = box.current?.querySelector<HTMLElement>('[data-active]');
    if (!option || !box.current) return;
    const top = option.offsetTop - box.current.offsetTop;
    const lowest = top + option.offsetHeight - box.current.clientHeight;
    box.current.scrollTop = Math.max(lowest, Math.min(box.current.scrollTop, top));
  }, [marked, words]);

  const take = (row: Row) => {
    onChoose(row?.code ?? null);
    onClose();
  };
  const move = (to: number) => setActive(Math.max(0, Math.min(rows.length - 1, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    // The form below would be sent.
    event.stopPropagation();
    if (step !== undefined) move(marked + step);
    else if (rows[marked] !== undefined) take(rows[marked]);
  };

  return (
    <div className={styles.panel}>
      <TextField
        type="search"
        label={intl.formatMessage(messages.search)}
        labelHidden
        placeholder={intl.formatMessage(messages.search)}
        icon={SearchIcon}
        value={words}
        onChange={(next) => {
          setWords(next);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={marked < 0 ? undefined : optionId(marked)}
      />
      <VisuallyHidden>
        <span role="status">
          {searching && (
            <FormattedMessage
              id="post_status.suggestion_count"
              defaultMessage="{count, plural, one {# suggestion} other {# suggestions}}. Use the up and down arrow keys to choose."
              values={{ count: rows.length }}
            />
          )}
        </span>
      </VisuallyHidden>
      <div
        ref={box}
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        // The focus stays in the search field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map((row, at) => (
          <button
            key={row?.code ?? ''}
            id={optionId(at)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={(row?.code ?? null) === chosen}
            className={styles.option}
            data-active={at === marked || undefined}
            data-last-recent={(!searching && at === recent.length - 1) || undefined}
            onClick={() => take(row)}
          >
            <Words row={row} />
            {(row?.code ?? null) === chosen && (
              <Icon node={CheckIcon} className={styles.check} aria-hidden />
            )}
          </button>
        ))}
      </div>
      {rows.length === 0 && (
        <p className={styles.nothing}>
          <FormattedMessage id="search.no_results" defaultMessage="No results" />
        </p>
      )}
    </div>
  );
}

function Words({ row }: { row: Row }) {
  if (row === null) {
    return (
      <span className={styles.name}>
        <FormattedMessage {...languageTexts.unsaid} />
      </span>
    );
  }
  return (
    <span className={styles.name}>
      <bdi>{row.name}</bdi>
      {row.ownName !== null && (
        <>
          {' '}
          <bdi className={styles.own} lang={row.code}>
            {row.ownName}
          </bdi>
        </>
      )}
    </span>
  );
}

const PAGE = 8;

const steps: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
};
