/** The settings whose text contains all words of the query, each under its tab and group. */
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
import { rowName, selectIsRowApplicable, type Row } from '@/screens/settings/rows/settingRows';
import { SettingsRow } from '@/screens/settings/rows/SettingsRow';
import type { SettingsTab } from '@/screens/settings/settingsTabs';
import groupStyles from '@/screens/settings/rows/SettingsGroup.module.css';
import styles from './SettingsSearchResults.module.css';

const messages: Record<'where', MessageDescriptor> = defineMessages({
  where: { id: 'settings.found_in', defaultMessage: '{tab} › {group}' },
});

interface Found {
  where: string;
  rows: Row[];
}

export function SettingsSearchResults({
  tabs,
  wanted,
}: {
  tabs: readonly SettingsTab[];
  wanted: string;
}) {
  const intl = useIntl();
  const applicable = useAppSelector(
    (state) =>
      tabs
        .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
        .filter((row) => selectIsRowApplicable(state, row)),
    isEqual,
  );
  const found = tabs.flatMap(({ title, groups }): Found[] =>
    groups.flatMap((group) => {
      const where = intl.formatMessage(messages.where, {
        tab: intl.formatMessage(title),
        group: intl.formatMessage(group.title),
      });
      // A search shows expert settings, too.
      const rows = group.rows.filter(
        (row) => applicable.includes(row) && containsWords(textOf(row, intl) + where, wanted),
      );
      return rows.length > 0 ? [{ where, rows }] : [];
    }),
  );
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);

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
      {found.map(({ where, rows }) => (
        <section key={where} className={styles.group}>
          <h3 className={styles.where}>{where}</h3>
          <div className={groupStyles.rows}>
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
