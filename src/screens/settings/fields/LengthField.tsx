/** A width or a size. */
import { defineMessages } from 'react-intl';
import { AmountField } from './AmountField';
import type { SettingFieldProps } from './settingFieldProps';

const allUnits = defineMessages({
  px: { id: 'settings.length_unit_px', defaultMessage: 'pixels' },
  rem: { id: 'settings.length_unit_rem', defaultMessage: '× text size' },
  vw: { id: 'settings.length_unit_vw', defaultMessage: '% of window width' },
});
type Unit = keyof typeof allUnits;

interface Props extends SettingFieldProps<string> {
  units?: readonly Unit[];
}

export function LengthField({ units = ['px', 'rem', 'vw'], ...given }: Props) {
  const offered = Object.fromEntries(units.map((unit) => [unit, allUnits[unit]]));
  return <AmountField {...given} units={offered} otherwise="25rem" />;
}
