/** What stands on the tab "Appearance", but for the choice of a theme. */
import { defineMessages } from 'react-intl';
import type { SettingGroup } from '../rows';

const titles = defineMessages({
  motion: { id: 'settings.motion', defaultMessage: 'Motion' },
});

export const appearanceGroups: readonly SettingGroup[] = [
  { title: titles.motion, rows: [{ name: 'reducedMotion' }] },
];
