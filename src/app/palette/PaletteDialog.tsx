/**
 * The command palette: one field for everything that can be gone to or done. The list below follows
 * what is typed; the keys of lists move in it while the focus stays in the field.
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { findEntries } from '@/domain/discovery/palette';
import { pathOfPlace } from '@/domain/discovery/recentPlaces';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { searchable } from '@/lib/text/fuzzyMatch';
import { selectPalette } from '@/selectors/discovery/palette';
import { selectMaySearch } from '@/selectors/session/navigation';
import {
  paletteClosed,
  paletteEntryUsed,
  paletteOpened,
  paletteTyped,
} from '@/slices/discovery/palette';
import { dialogClosed } from '@/slices/engine/dialogs';
import { IconButton } from '@/ui/buttons/IconButton';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { portalTarget } from '@/ui/dialog/portals';
import { useDialogLayer } from '@/ui/dialog/useDialogLayer';
import { Icon } from '@/ui/icons/Icon';
import { CloseIcon, SearchIcon } from '@/ui/icons/icons';
import { isPaletteKey } from '@/app/shortcuts/paletteKey';
import { shortcutTexts } from '@/components/engine/shortcuts/shortcutTexts';
import type { PaletteEntry } from './paletteEntry';
import { FoundCount, PaletteFoot } from './PaletteFoot';
import { PaletteList } from './PaletteList';
import { usePaletteEntries } from './usePaletteEntries';
import styles from './Palette.module.css';

type Wording = 'close' | 'searchFor';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  close: { id: 'general.close', defaultMessage: 'Close' },
  searchFor: { id: 'palette.search_for', defaultMessage: 'Search for “{query}”' },
});

/** Above every other dialog, as it can be opened from each of them. */
const TOPMOST = 199;
/** Entries that a page of the list holds. */
const PAGE = 8;

interface Props extends Pick<DialogFrame, 'onClose'> {
  /** The post that had the focus. */
  statusId: string | null;
}

/** Prepares the entries, apart from what is typed: they stay the same for each key. */
export function PaletteDialog({ onClose, statusId }: Props) {
  return <Palette entries={usePaletteEntries(statusId)} onClose={onClose} />;
}

interface PaletteProps extends Pick<DialogFrame, 'onClose'> {
  entries: readonly PaletteEntry[];
}

function Palette({ onClose, entries }: PaletteProps) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const layer = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const others = useAppSelector((state) => state.dialogs);
  const { recents, search } = useAppSelector(selectPalette);
  const maySearch = useAppSelector(selectMaySearch);
  useDialogLayer(layer, { onClose, shown: true, level: TOPMOST, initialFocus: field });
  useEffect(() => {
    dispatch(paletteOpened());
    return () => {
      dispatch(paletteClosed());
    };
  }, [dispatch]);

  const used = [...recents.used, ...recents.places.map(pathOfPlace)];
  const found = findEntries(entries, query, used);
  const count = found.reduce((sum, group) => sum + group.entries.length, 0);
  const words = query.trim();
  const groups =
    words !== '' && maySearch
      ? [...found, { group: 'search' as const, entries: [ofSearch()] }]
      : found;
  const shown = groups.flatMap((group) => group.entries);
  const active = Math.max(
    0,
    shown.findIndex((entry) => entry.id === activeId),
  );
  const optionId = (at: number) => `${id}-option-${at}`;
  const title = intl.formatMessage(shortcutTexts.palette);

  function ofSearch(): PaletteEntry {
    const to = pathTo('search', {}, { query: words });
    const name = intl.formatMessage(messages.searchFor, { query: words });
    return { id: to, group: 'search', name, to, icon: SearchIcon, text: searchable(name) };
  }

  const type = (text: string) => {
    setQuery(text);
    setActiveId(null);
    dispatch(paletteTyped({ query: text }));
  };

  const run = (entry: PaletteEntry, elsewhere = false) => {
    const { to, href } = entry;
    if (entry.group !== 'search') dispatch(paletteEntryUsed({ id: entry.id }));
    // Closed first: what runs then finds the focus where it was.
    flushSync(onClose);
    const address = to ?? href;
    if (address !== undefined && (elsewhere || href !== undefined)) {
      window.open(address, '_blank', 'noopener,noreferrer');
      return;
    }
    if (to === undefined) {
      entry.run?.();
      return;
    }
    // They would cover the place.
    for (const { kind } of others) {
      if (kind !== 'palette') dispatch(dialogClosed({ kind }));
    }
    void navigate(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      onClose();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const entry = shown[active];
      if (entry) run(entry, event.ctrlKey || event.metaKey);
      return;
    }
    const to = targetOf(event, active, shown.length);
    if (to === null) return;
    event.preventDefault();
    setActiveId(shown[to]?.id ?? null);
  };
  const onPress = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return createPortal(
    <div
      ref={layer}
      className={styles.layer}
      role="presentation"
      data-layer={TOPMOST}
      onMouseDown={onPress}
    >
      <div
        role="dialog"
        aria-modal
        aria-label={title}
        tabIndex={-1}
        className={styles.panel}
        data-surface="raised"
      >
        <div className={styles.head}>
          <Icon node={SearchIcon} className={styles.icon} aria-hidden />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            dir={query ? 'auto' : undefined}
            aria-label={title}
            placeholder={title}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label={intl.formatMessage(messages.close)}
            icon={CloseIcon}
            onPress={onClose}
          />
        </div>
        {count === 0 && words !== '' && (
          <p className={styles.note}>
            <FoundCount count={0} />
          </p>
        )}
        {shown.length > 0 && (
          <PaletteList
            id={`${id}-list`}
            label={title}
            groups={groups}
            active={active}
            optionId={optionId}
            onRun={run}
          />
        )}
        {search === 'failed' && (
          <p role="status" className={styles.note}>
            <FormattedMessage
              id="palette.people_failed"
              defaultMessage="Couldn't search your server for people"
            />
          </p>
        )}
        <PaletteFoot count={words === '' ? null : count} />
      </div>
    </div>,
    portalTarget('modal'),
  );
}

/** The entry that a key of lists leads to; null for other keys. */
function targetOf({ key, altKey, shiftKey }: KeyboardEvent, active: number, count: number) {
  if (altKey || shiftKey || count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === last ? 0 : active + 1;
    case 'ArrowUp':
      return active === 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
