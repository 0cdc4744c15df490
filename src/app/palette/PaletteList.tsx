/** The entries that fit, in their groups. The focus stays in the field, which names the active one. */
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { FoundGroup } from '@/domain/discovery/palette';
import { accountMessages } from '@/app/layout/accountMessages';
import { shortcutGroupTitles } from '@/components/engine/shortcuts/shortcutTexts';
import type { PaletteEntry } from './paletteEntry';
import { PaletteOption } from './PaletteOption';
import styles from './Palette.module.css';

const groupTitles: Record<FoundGroup<PaletteEntry>['group'], MessageDescriptor> = {
  ...defineMessages({
    recent: { id: 'palette.recent', defaultMessage: 'Recent' },
    actions: { id: 'palette.actions', defaultMessage: 'Actions' },
    lists: { id: 'nav.lists', defaultMessage: 'Lists' },
    tags: { id: 'tags.followed', defaultMessage: 'Followed hashtags' },
    people: { id: 'search.people', defaultMessage: 'People' },
    help: { id: 'help.title', defaultMessage: 'Help' },
    search: { id: 'nav.search', defaultMessage: 'Search' },
  }),
  post: shortcutGroupTitles.post,
  screens: shortcutGroupTitles.places,
  drafts: accountMessages.drafts,
  settings: accountMessages.settings,
};

interface Props {
  id: string;
  label: string;
  groups: readonly FoundGroup<PaletteEntry>[];
  /** The number of the active entry. */
  active: number;
  optionId: (at: number) => string;
  onRun: (entry: PaletteEntry) => void;
}

export function PaletteList({ id, label, groups, active, optionId, onRun }: Props) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const activeId = optionId(active);

  useLayoutEffect(() => {
    const list = box.current;
    const option = document.getElementById(activeId);
    if (!list || !option) return;
    // The first entry shows its heading, too.
    const top = active === 0 ? 0 : option.offsetTop;
    const below = option.offsetTop + option.offsetHeight - list.clientHeight;
    list.scrollTop = Math.max(below, Math.min(list.scrollTop, top));
  }, [activeId, active, groups]);

  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      // Keeps the focus in the field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {groups.map(({ group, entries }, number) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={styles.heading}>
            {intl.formatMessage(groupTitles[group])}
          </div>
          {entries.map((entry, place) => {
            const at = (starts[number] ?? 0) + place;
            return (
              <PaletteOption
                key={entry.id}
                id={optionId(at)}
                entry={entry}
                active={at === active}
                onRun={() => onRun(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
