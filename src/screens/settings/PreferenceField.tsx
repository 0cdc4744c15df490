/** One preference that travels with the account: its control, and the way back to the default. */
import { useIntl } from 'react-intl';
import { defaultPreferences } from '@/domain/preferences';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectPreference } from '@/selectors/preferences';
import { preferenceEdited } from '@/slices/preferences';
import { Checkbox } from '@/ui/Checkbox';
import { AccountSign } from './AccountSign';
import { QuickActionsField } from './fields/QuickActionsField';
import { preferenceWords } from './labels/preferences';
import { ResetButton } from './ResetButton';
import type { PreferenceRow } from './rows';
import styles from './SettingField.module.css';

export function PreferenceField({ row }: { row: PreferenceRow }) {
  const { preference } = row;
  const isKept = useCan('settingsStore');
  return (
    <div
      className={styles.row}
      data-under={row.under}
      data-setting={preference}
      data-kept={isKept || undefined}
    >
      {preference === 'pinnedStatusActions' ? <QuickActionsField /> : <Silence name={preference} />}
      {isKept && <AccountSign />}
    </div>
  );
}

function Silence({ name }: { name: 'dontShowUpdateNotifs' }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectPreference(state, name));
  const label = intl.formatMessage(preferenceWords[name].label);
  const change = (next: boolean) =>
    dispatch(preferenceEdited({ operation: 'set', name, value: next }));
  const standard = defaultPreferences.simple[name];
  return (
    <>
      <Checkbox label={label} checked={value} onChange={change} />
      {value !== standard && <ResetButton label={label} onPress={() => change(standard)} />}
    </>
  );
}
