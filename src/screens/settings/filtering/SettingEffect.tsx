/** The effect of a setting on the home timeline, shown below its control. */
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { FilterRules } from '@/domain/timelines/filtering';
import { useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import type { SettingRow, ShownSetting } from '@/screens/settings/rows/settingRows';
import { FilterEffectHint } from './FilterEffectHint';
import styles from './Filtering.module.css';
import { useRuleEffect } from './useRuleEffect';

type Switch = {
  [Name in ShownSetting & keyof FilterRules]: FilterRules[Name] extends boolean ? Name : never;
}[ShownSetting & keyof FilterRules];

/** Compares a switch with itself switched off. */
export function SwitchEffect({ row }: { row: SettingRow }) {
  const intl = useIntl();
  const name = row.name as Switch;
  const inForce = useAppSelector((state) => selectSetting(state, name));
  const forced = useAppSelector((state) => row.forced?.(state) === true);
  const effect = useRuleEffect({
    without: { rules: { [name]: false } },
    with: { rules: { [name]: true } },
  });
  // Another setting decides, so this one has no effect of its own; one without effect says nothing.
  if (forced || effect.hidden.length + effect.folded.length === 0) return null;
  const label = intl.formatMessage(row.label);
  return (
    <div className={styles.belowSwitch}>
      <FilterEffectHint effect={effect} inForce={inForce} of={label} />
    </div>
  );
}

type Replies = FilterRules['replyVisibility'];

/** Posts in languages that are not read, as they are treated now. */
export function LanguageEffects({ row }: { row: SettingRow }) {
  const intl = useIntl();
  const otherLanguages = useAppSelector((state) => selectSetting(state, 'otherLanguages'));
  const effect = useRuleEffect({
    without: { rules: { otherLanguages: 'show' } },
    with: { rules: { otherLanguages } },
  });
  if (otherLanguages === 'show' || effect.of === 0) return null;
  return (
    <div className={styles.belowSwitch}>
      <FilterEffectHint effect={effect} inForce of={intl.formatMessage(row.label)} />
    </div>
  );
}

/** Every choice but the one that hides nothing. */
export function ReplyEffects({ row }: { row: SettingRow }) {
  if (row.name !== 'replyVisibility') return null;
  return (
    <ul className={styles.choices}>
      <ReplyEffect choice="following" label={row.options.following} />
      <ReplyEffect choice="self" label={row.options.self} />
    </ul>
  );
}

function ReplyEffect({ choice, label }: { choice: Replies; label: MessageDescriptor }) {
  const intl = useIntl();
  const inForce = useAppSelector((state) => selectSetting(state, 'replyVisibility') === choice);
  const effect = useRuleEffect({
    without: { rules: { replyVisibility: 'all' } },
    with: { rules: { replyVisibility: choice } },
  });
  const word = intl.formatMessage(label);
  if (effect.of === 0) return null;
  return (
    <li>
      <span className={styles.rule}>{word}</span>
      <FilterEffectHint effect={effect} inForce={inForce} of={word} />
    </li>
  );
}
