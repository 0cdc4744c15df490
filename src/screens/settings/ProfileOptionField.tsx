/**
 * One option that lives on the account: changed as if it were here, with a sign that it is not. It
 * can be changed again while the server is still asked, so that nobody loses their place.
 */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { ProfileOptionChange } from '@/domain/profileOptions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectCan } from '@/selectors/capabilities';
import { selectOptionInFlight, selectProfileOption } from '@/selectors/profileOptions';
import { profileOptionChanged } from '@/slices/profileOptions';
import { Checkbox } from '@/ui/Checkbox';
import { UserIcon } from '@/ui/icons';
import { Select } from '@/ui/Select';
import { tip } from '@/ui/tip';
import { accountWords } from './labels/account';
import type { OptionRow } from './rows';
import styles from './SettingField.module.css';

const messages: Record<'onAccount', MessageDescriptor> = defineMessages({
  onAccount: {
    id: 'settings.on_account',
    defaultMessage: 'Kept with your account: it counts in all that you use it with',
  },
});

export function ProfileOptionField({ row }: { row: OptionRow }) {
  const intl = useIntl();
  const busy = useAppSelector((state) => selectOptionInFlight(state, row.option));
  const onAccount = intl.formatMessage(messages.onAccount);
  return (
    <div className={styles.row} data-under={row.under} data-setting={row.option} aria-busy={busy}>
      <Control row={row} />
      <span role="img" className={styles.sign} aria-label={onAccount} {...tip(onAccount)}>
        <UserIcon aria-hidden />
      </span>
    </div>
  );
}

function Control({ row: { option: name } }: { row: OptionRow }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectProfileOption(state, name));
  const withLocal = useAppSelector((state) => selectCan(state, 'localOnlyPosts'));
  const { label, hint, options } = accountWords[name];
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
