/** One setting: its control by the kind of its value, and the way back to where it stood. */
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { settings, type Settings } from '@/domain/settings';
import { selectSetting } from '@/selectors/config';
import { settingChanged, settingReset } from '@/slices/config';
import { Checkbox } from '@/ui/Checkbox';
import { Select } from '@/ui/Select';
import { FormatField } from './fields/FormatField';
import { LanguageField } from './fields/LanguageField';
import { LengthField } from './fields/LengthField';
import { MutedWordsField } from './fields/MutedWordsField';
import { NumberField } from './fields/NumberField';
import { OverridesField } from './fields/OverridesField';
import { RoundnessField } from './fields/RoundnessField';
import { SizeField } from './fields/SizeField';
import { TextSizeField } from './fields/TextSizeField';
import { SpanField } from './fields/SpanField';
import type { FieldOf } from './fields/field';
import { wordsOf, type ShownSetting } from './labels';
import { ResetButton } from './ResetButton';
import type { SettingRow } from './rows';
import styles from './SettingField.module.css';

/** Those whose value is more than one of a few. */
const ofTheirOwn: { [Name in ShownSetting]?: FieldOf<Name> } = {
  interfaceLanguage: LanguageField,
  postContentType: FormatField,
  muteWords: MutedWordsField,
  sidebarColumnWidth: LengthField,
  contentColumnWidth: LengthField,
  notifsColumnWidth: LengthField,
  textSize: TextSizeField,
  emojiSize: SizeField,
  navbarSize: SizeField,
  panelHeaderSize: SizeField,
  forcedRoundness: RoundnessField,
  theme3hacks: OverridesField,
  absoluteTimeFormatMinAge: SpanField,
  hideScrobblesAfter: SpanField,
};

export function SettingField({ row }: { row: SettingRow }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { name, Below } = row;
  const changed = useAppSelector((state) => state.config.chosen[name] !== undefined);
  const label = intl.formatMessage(wordsOf(name).label);
  return (
    <div className={styles.row} data-under={row.under} data-setting={name}>
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
  const words = wordsOf(name);
  const label = intl.formatMessage(words.label);
  const hint = words.hint && intl.formatMessage(words.hint);
  const change = (next: unknown) => {
    // What cannot be a value of this setting is never offered.
    if (settings[name].accepts(next)) {
      dispatch(settingChanged({ name, value: next } as Parameters<typeof settingChanged>[0]));
    }
  };

  const Own = ofTheirOwn[name] as FieldOf<ShownSetting> | undefined;
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
  const options = Object.entries<MessageDescriptor>(words.options ?? {});
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
