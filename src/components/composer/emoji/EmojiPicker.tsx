/**
 * The emoji picker: recent ones, the instance's packs, and all of Unicode, to browse or to search
 * by name in the user's language and in English.
 */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import { inTone } from '@/domain/composer/emoji/skinTone';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectEmojiLanguages } from '@/selectors/composer/emoji';
import { selectEmojiUse, selectEmojiUseRestored } from '@/selectors/composer/emojiUse';
import { emojiPicked } from '@/slices/composer/emojiUse';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { SearchIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { EmojiGrid, type GridHandle } from './EmojiGrid';
import { EmojiGroupBar } from './EmojiGroupBar';
import { groupName } from './emojiGroupNames';
import { EmojiPickerFooter } from './EmojiPickerFooter';
import { RecentEmojiRow } from './RecentEmojiRow';
import {
  findAmong,
  selectFindable,
  selectFound,
  selectSections,
} from '@/selectors/composer/emojiSections';
import styles from './EmojiPicker.module.css';

const DEBOUNCE = 500;
const none: readonly Emoji[] = [];

const messages = defineMessages({
  grid: { id: 'emoji.grid', defaultMessage: 'Emoji' },
  search: { id: 'emoji.search_emoji', defaultMessage: 'Search emoji' },
});

export interface Picking {
  onPick: (emoji: Emoji) => void;
  /** Includes the instance's custom emoji. */
  custom: boolean;
  /** Fill the first row as long as few emoji were picked. */
  common?: readonly string[];
  isPressed?: (emoji: Emoji) => boolean;
  /** True if the user can choose to keep it open after a pick. */
  mayStay?: boolean;
}

export function EmojiPicker({ onPick, custom, common = [], isPressed, mayStay = false }: Picking) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
  const { stopGifs } = useDisplayPreferences();
  const languages = useAppSelector(selectEmojiLanguages);
  const { skinTone } = useAppSelector(selectEmojiUse);
  const restored = useAppSelector(selectEmojiUseRestored);
  const all = useAppSelector((state) => selectSections(state, custom));
  const [typed, setTyped] = useState('');
  const [section, setSection] = useState(0);
  const settled = useDebouncedValue(typed.trim(), DEBOUNCE);
  const searching = settled !== '';

  useEffect(() => {
    dispatch(unicodeEmojiRequested());
  }, [dispatch]);

  const found = useAppSelector((state) => (searching ? selectFound(state, custom, settled) : none));
  const query = typed.trim();
  const findable = useAppSelector((state) => (query === '' ? null : selectFindable(state, custom)));
  const sections = searching ? [{ id: 'found', emoji: found }] : all;

  const pick = (emoji: Emoji) => {
    const text = emoji.takesSkinTone ? inTone(emoji.replacement, skinTone) : emoji.replacement;
    dispatch(emojiPicked({ replacement: text }));
    onPick({ ...emoji, replacement: text });
  };
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      grid.current?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The best match at once, while the grid waits for a pause.
      const [first] = findable ? findAmong(findable, query) : none;
      if (first) pick(first);
    }
  };
  /** Typing in the grid continues in the search field; the browser delivers the letter there. */
  const onGridKey = (event: KeyboardEvent) => {
    const letter = event.key.length === 1 && event.key !== ' ';
    if ((letter && !event.ctrlKey && !event.metaKey && !event.altKey) || event.key === 'ArrowUp') {
      if (!letter) event.preventDefault();
      field.current?.focus();
    }
  };

  const appearance = { languages, still: stopGifs };
  return (
    <div className={styles.picker}>
      <TextField
        ref={field}
        type="search"
        label={intl.formatMessage(messages.search)}
        labelHidden
        placeholder={intl.formatMessage(messages.search)}
        icon={SearchIcon}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onKeyDown={onFieldKey}
      />
      <RecentEmojiRow
        // Remounts when the recent emoji are loaded from this browser, a moment later.
        key={String(restored)}
        common={common}
        custom={custom}
        isPressed={isPressed}
        onPick={pick}
        {...appearance}
      />
      {!searching && all.length > 1 && (
        <EmojiGroupBar
          sections={all}
          current={section}
          onShow={(index) => {
            grid.current?.show(index);
            setSection(index);
          }}
        />
      )}
      <EmojiGrid
        key={searching ? settled : ''}
        ref={grid}
        label={intl.formatMessage(messages.grid)}
        sections={sections}
        headOf={(each) => <bdi>{groupName(intl, each)}</bdi>}
        isPressed={isPressed}
        onPick={pick}
        onKey={onGridKey}
        onSection={setSection}
        {...appearance}
      />
      <p className={styles.told} role="status">
        {searching && (
          <FormattedMessage
            id="emoji.found"
            defaultMessage="{count, plural, =0 {No emoji found} one {# emoji found} other {# emoji found}}"
            values={{ count: found.length }}
          />
        )}
      </p>
      <EmojiPickerFooter mayStay={mayStay} />
    </div>
  );
}
