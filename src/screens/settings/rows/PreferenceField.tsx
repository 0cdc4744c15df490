/** A preference that is synchronised with the account: its control, and a reset button. */
import { useIntl } from 'react-intl';
import { defaultPreferences } from '@/domain/settings/preferences';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectPreference } from '@/selectors/settings/preferences';
import { preferenceEdited } from '@/slices/settings/preferences';
import { Checkbox } from '@/ui/fields/Checkbox';
import { AccountSign } from './AccountSign';
import { QuickActionsField } from '@/screens/settings/fields/QuickActionsField';
import { ResetButton } from './ResetButton';
import type { PreferenceRow } from './settingRows';
import styles from './SettingField.module.css';

export function PreferenceField({ row }: { row: PreferenceRow }) {
  const { preference } = row;
  const isKept = useCan('settingsStore');
  return (
    <div
      className={styles.row}
      data-fields="beside"
      data-under={row.under}
      data-setting={preference}
      data-kept={isKept || undefined}
    >
      {preference === 'pinnedStatusActions' ? (
        <QuickActionsField row={row} />
      ) : (
        <UpdateNewsField row={row} name={preference} />
      )}
      {isKept && <AccountSign />}
    </div>
  );
}

function UpdateNewsField({ row, name }: { row: PreferenceRow; name: 'dontShowUpdateNotifs' }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectPreference(state, name));
  const label = intl.formatMessage(row.label);
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
