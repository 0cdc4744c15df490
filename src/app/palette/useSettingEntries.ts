/** Every row and section of the settings, from the tables that the settings are made of. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useLateTexts } from '@/hooks/useLateTexts';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { SettingsTab } from '@/screens/settings/settingsTabs';
import type { RootState } from '@/slices/root';
import { paletteEntry, textsOf, type PaletteEntry } from './paletteEntry';
import { useLateTable } from './useLateTable';

const messages: Record<'where' | 'settings', MessageDescriptor> = defineMessages({
  where: { id: 'settings.found_in', defaultMessage: '{tab} › {group}' },
  settings: { id: 'nav.preferences', defaultMessage: 'Settings' },
});

/** The chunk of the settings themselves. */
const loadSettings = async () => {
  const [{ tabs, sectionsOf }, { rowName, selectIsRowApplicable }] = await Promise.all([
    import(/* webpackChunkName: "settings" */ '@/screens/settings/settingsTabs'),
    import(/* webpackChunkName: "settings" */ '@/screens/settings/rows/settingRows'),
  ]);
  return { tabs, sectionsOf, rowName, selectIsRowApplicable };
};

type Tables = Awaited<ReturnType<typeof loadSettings>>;

const none: readonly unknown[] = [];

/** The tabs, groups, rows and sections that have an effect for this reader. */
function selectApplicable(state: RootState, tables: Tables | null): readonly unknown[] {
  if (!tables) return none;
  const { tabs, sectionsOf, selectIsRowApplicable } = tables;
  const holds = ({ when }: { when?: (state: RootState) => boolean }) => when?.(state) ?? true;
  return tabs.filter(holds).flatMap((tab) => [
    tab,
    ...sectionsOf(tab)
      .filter(holds)
      .map(({ id }) => `${tab.id} ${id}`),
    ...tab.groups
      .filter(holds)
      .flatMap(({ rows }) => rows.filter((row) => selectIsRowApplicable(state, row))),
  ]);
}

export function useSettingEntries(): PaletteEntry[] {
  const intl = useIntl();
  const openSettings = useOpenSettings();
  const hasTexts = useLateTexts();
  const tables = useLateTable(loadSettings);
  const applicable = useAppSelector((state) => selectApplicable(state, tables), isShallowEqual);
  if (!tables || !hasTexts) return [];
  const { tabs, sectionsOf, rowName } = tables;
  const isShown = new Set(applicable);
  const entry = (
    { id: tab, icon }: SettingsTab,
    at: string | undefined,
    label: MessageDescriptor,
    detail: string,
    words: readonly MessageDescriptor[],
    names: readonly string[] = [],
  ) => {
    const [name = '', ...others] = textsOf(intl, [label, ...words]);
    const id = `setting ${tab} ${at ?? ''}`;
    const run = () => openSettings('user', tab, at);
    return paletteEntry({ id, group: 'settings', name, detail, icon, run }, [...others, ...names]);
  };
  return tabs
    .filter((tab) => isShown.has(tab))
    .flatMap((tab) => {
      const title = intl.formatMessage(tab.title);
      const rows = tab.groups.flatMap((group) => {
        const where = intl.formatMessage(messages.where, {
          tab: title,
          group: intl.formatMessage(group.title),
        });
        return group.rows
          .filter((row) => isShown.has(row))
          .map((row) => {
            const { label, hint } = row;
            const options = Object.values<MessageDescriptor>(row.options ?? {});
            const words = [...(hint ? [hint] : []), ...options];
            return entry(tab, rowName(row), label, where, words, [rowName(row)]);
          });
      });
      const sections = sectionsOf(tab)
        .filter(({ id }) => isShown.has(`${tab.id} ${id}`))
        .map(({ id, title: name, holds }) => entry(tab, id, name, title, holds));
      const whole = entry(tab, undefined, tab.title, intl.formatMessage(messages.settings), []);
      return [whole, ...sections, ...rows];
    });
}
