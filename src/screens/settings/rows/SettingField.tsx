/** A setting: its control, by the type of its value, and a reset button. */
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { settings, type Settings } from '@/domain/settings/settings';
import { selectSetting } from '@/selectors/session/config';
import { settingChanged, settingReset } from '@/slices/session/config';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import { FormatField } from '@/screens/settings/fields/FormatField';
import { LanguageField } from '@/screens/settings/fields/LanguageField';
import { LengthField } from '@/screens/settings/fields/LengthField';
import { MutedWordsField } from '@/screens/settings/fields/MutedWordsField';
import { NumberField } from '@/screens/settings/fields/NumberField';
import { OverridesField } from '@/screens/settings/fields/OverridesField';
import { ReadLanguagesField } from '@/screens/settings/fields/ReadLanguagesField';
import { RoundnessField } from '@/screens/settings/fields/RoundnessField';
import { SizeField } from '@/screens/settings/fields/SizeField';
import { StartPageField } from '@/screens/settings/fields/StartPageField';
import { TextSizeField } from '@/screens/settings/fields/TextSizeField';
import { TimeField } from '@/screens/settings/fields/TimeField';
import { UndoTimeField } from '@/screens/settings/fields/UndoTimeField';
import { DurationField } from '@/screens/settings/fields/DurationField';
import type { SettingFieldComponent } from '@/screens/settings/fields/settingFieldProps';
import { ResetButton } from './ResetButton';
import type { SettingRow, ShownSetting } from './settingRows';
import styles from './SettingField.module.css';

/** Settings with a control of their own, as their values are more complex. */
const ofTheirOwn: { [Name in ShownSetting]?: SettingFieldComponent<Name> } = {
  interfaceLanguage: LanguageField,
  startPage: StartPageField,
  postContentType: FormatField,
  muteWords: MutedWordsField,
  readLanguages: ReadLanguagesField,
  translatedLanguages: ReadLanguagesField,
  sidebarColumnWidth: LengthField,
  contentColumnWidth: LengthField,
  notifsColumnWidth: LengthField,
  textSize: TextSizeField,
  emojiSize: SizeField,
  navbarSize: SizeField,
  panelHeaderSize: SizeField,
  forcedRoundness: RoundnessField,
  theme3hacks: OverridesField,
  absoluteTimeFormatMinAge: DurationField,
  hideScrobblesAfter: DurationField,
  postUndoSeconds: UndoTimeField,
  quietHoursFrom: TimeField,
  quietHoursTo: TimeField,
};

export function SettingField({ row }: { row: SettingRow }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { name, Below } = row;
  const changed = useAppSelector((state) => state.config.chosen[name] !== undefined);
  const label = intl.formatMessage(row.label);
  return (
    <div className={styles.row} data-fields="beside" data-under={row.under} data-setting={name}>
      <Control row={row} />
      {changed && <ResetButton label={label} onPress={() => dispatch(settingReset({ name }))} />}
      {Below && <Below row={row} />}
    </div>
  );
}

function Control({ row }: { row: SettingRow }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { name } = row;
  const value: Settings[ShownSetting] = useAppSelector((state) => selectSetting(state, name));
  const forced = useAppSelector((state) => row.forced?.(state) === true);
  const label = intl.formatMessage(row.label);
  const hint = row.hint && intl.formatMessage(row.hint);
  const change = (next: unknown) => {
    // Drops invalid values.
    if (settings[name].accepts(next)) {
      dispatch(settingChanged({ name, value: next } as Parameters<typeof settingChanged>[0]));
    }
  };

  const Own = ofTheirOwn[name] as SettingFieldComponent<ShownSetting> | undefined;
  if (Own) return <Own label={label} hint={hint} value={value} onChange={change} />;
  if (typeof value === 'boolean') {
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={forced || value}
        disabled={forced}
        onChange={change}
      />
    );
  }
  if (typeof value === 'number') {
    return <NumberField name={name} label={label} hint={hint} value={value} onChange={change} />;
  }
  const options = Object.entries<MessageDescriptor>(row.options ?? {});
  return (
    <Select
      label={label}
      hint={hint}
      options={options.map(([option, word]) => ({
        value: option,
        label: intl.formatMessage(word),
      }))}
      value={String(value)}
      onChange={change}
    />
  );
}
