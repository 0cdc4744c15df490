/** The settings and sections whose text contains all words of the query, under tab and group. */
import {
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { containsWords } from '@/lib/text/containsWords';
import { isEqual } from '@/lib/values/isEqual';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Icon } from '@/ui/icons/Icon';
import { ChevronEndIcon } from '@/ui/icons/icons';
import { rowName, selectIsRowApplicable, type Row } from '@/screens/settings/rows/settingRows';
import { SettingsRow } from '@/screens/settings/rows/SettingsRow';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';
import { sectionsOf, type SettingsTab } from '@/screens/settings/settingsTabs';
import groupStyles from '@/screens/settings/rows/SettingsGroup.module.css';
import styles from './SettingsSearchResults.module.css';

const messages: Record<'where', MessageDescriptor> = defineMessages({
  where: { id: 'settings.found_in', defaultMessage: '{tab} › {group}' },
});

interface Found {
  where: string;
  rows: Row[];
  /** Parts of the tab that are not rows; a press leads there. */
  sections: { tab: SettingsTab; section: SettingsSection }[];
}

interface Props {
  tabs: readonly SettingsTab[];
  wanted: string;
  onJump: (tab: SettingsTab, section: SettingsSection) => void;
}

export function SettingsSearchResults({ tabs, wanted, onJump }: Props) {
  const intl = useIntl();
  const applicable = useAppSelector(
    (state) =>
      tabs
        .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
        .filter((row) => selectIsRowApplicable(state, row)),
    isEqual,
  );
  const there = useAppSelector(
    (state) =>
      tabs
        .flatMap(sectionsOf)
        .filter(({ when }) => when?.(state) ?? true)
        .map(({ id }) => id),
    isEqual,
  );
  const found = tabs.flatMap((tab): Found[] => {
    const name = intl.formatMessage(tab.title);
    const sections = sectionsOf(tab)
      .filter(({ id }) => there.includes(id))
      .filter(({ title, holds }) =>
        containsWords(
          [name, ...[title, ...holds].map((text) => intl.formatMessage(text))].join(' '),
          wanted,
        ),
      )
      .map((section) => ({ tab, section }));
    const rowsOfGroups = tab.groups.flatMap((group): Found[] => {
      const where = intl.formatMessage(messages.where, {
        tab: name,
        group: intl.formatMessage(group.title),
      });
      // A search shows expert settings, too.
      const rows = group.rows.filter(
        (row) => applicable.includes(row) && containsWords(textOf(row, intl) + where, wanted),
      );
      return rows.length > 0 ? [{ where, rows, sections: [] }] : [];
    });
    return sections.length > 0
      ? [{ where: name, rows: [], sections }, ...rowsOfGroups]
      : rowsOfGroups;
  });
  const count = found.reduce((sum, { rows, sections }) => sum + rows.length + sections.length, 0);

  return (
    <>
      <p role="status" className={styles.count}>
        <FormattedMessage
          id="settings.found_count"
          defaultMessage="{count, plural, =0 {No settings found} one {# setting found} other {# settings found}}"
          values={{ count }}
        />
      </p>
      {count === 0 && (
        <EmptyState>
          <FormattedMessage
            id="settings.found_none"
            defaultMessage="Try a different search term."
          />
        </EmptyState>
      )}
      {found.map(({ where, rows, sections }) => (
        <section key={where} className={styles.group}>
          <h3 className={styles.where}>{where}</h3>
          <div className={groupStyles.rows}>
            {sections.map(({ tab, section }) => (
              <button
                key={section.id}
                type="button"
                className={styles.section}
                onClick={() => onJump(tab, section)}
              >
                <FormattedMessage {...section.title} />
                <Icon node={ChevronEndIcon} className={styles.icon} aria-hidden />
              </button>
            ))}
            {rows.map((row) => (
              <SettingsRow key={rowName(row)} row={row} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function textOf(row: Row, intl: IntlShape): string {
  const { label, hint, options } = row;
  const words = [
    label,
    ...(hint ? [hint] : []),
    ...Object.values<MessageDescriptor>(options ?? {}),
  ];
  return `${words.map((word) => intl.formatMessage(word)).join(' ')} ${rowName(row)} `;
}
