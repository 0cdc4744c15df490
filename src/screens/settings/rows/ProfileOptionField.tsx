/**
 * An option that is stored with the account, with a badge that says so. It stays enabled while it
 * is being saved, so that the control keeps the focus.
 */
import { useIntl } from 'react-intl';
import type { ProfileOptionChange } from '@/domain/settings/profileOptions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectOptionInFlight, selectProfileOption } from '@/selectors/settings/profileOptions';
import { profileOptionChanged } from '@/slices/settings/profileOptions';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import { AccountSign } from './AccountSign';
import { onPleroma, type OptionRow } from './settingRows';
import styles from './SettingField.module.css';

export function ProfileOptionField({ row }: { row: OptionRow }) {
  const busy = useAppSelector((state) => selectOptionInFlight(state, row.option));
  return (
    <div
      className={styles.row}
      data-fields="beside"
      data-under={row.under}
      data-setting={row.option}
      aria-busy={busy}
    >
      <Control row={row} />
      <AccountSign />
    </div>
  );
}

function Control({ row }: { row: OptionRow }) {
  const { option: name, label, hint, options } = row;
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectProfileOption(state, name));
  const withLocal = useAppSelector((state) => onPleroma(state));
  const words = {
    label: intl.formatMessage(label),
    hint: hint && intl.formatMessage(hint),
  };
  const change = (next: boolean | string) =>
    dispatch(profileOptionChanged({ name, value: next } as ProfileOptionChange));
  if (!options) {
    const checked = value === true;
    return <Checkbox {...words} checked={checked} disabled={value === null} onChange={change} />;
  }
  const offered = Object.entries(options).filter(
    ([option]) => option !== 'local' || withLocal || value === option,
  );
  return (
    <Select
      {...words}
      options={offered.map(([option, word]) => ({
        value: option,
        label: intl.formatMessage(word),
      }))}
      value={String(value)}
      disabled={value === null}
      onChange={change}
    />
  );
}
