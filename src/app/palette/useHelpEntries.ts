/** Everything that the help page explains, from the tables that the page is made of. */
import { useIntl } from 'react-intl';
import { selectOfferedShortcuts } from '@/components/engine/shortcuts/shortcuts';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppSelector } from '@/hooks/store';
import { HelpIcon } from '@/ui/icons/icons';
import { paletteEntry, textsOf, type PaletteEntry } from './paletteEntry';
import { useLateTable } from './useLateTable';

const loadHelp = async () =>
  (await import(/* webpackChunkName: "help" */ '@/screens/help/helpEntries')).helpEntries;

export function useHelpEntries(): PaletteEntry[] {
  const intl = useIntl();
  const offered = useAppSelector(selectOfferedShortcuts);
  const helpEntries = useLateTable(loadHelp);
  if (!helpEntries) return [];
  return helpEntries(offered).map(({ id, section, texts, words = [], clients }) => {
    const [name = '', detail = '', ...others] = textsOf(intl, [
      texts[0],
      section,
      ...texts.slice(1),
    ]);
    const to = `${standalonePaths.help}#${id}`;
    return paletteEntry(
      {
        id: to,
        group: 'help',
        name,
        detail: clients ? intl.formatList(clients) : detail,
        icon: HelpIcon,
        to,
      },
      [detail, ...others, ...words],
    );
  });
}
