/**
 * One colour slot: its picker and text field, whether it is chosen or computed, and its contrast if
 * it is a text colour.
 */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { ContrastBadge } from '@/components/settings/theme/ContrastBadge';
import { toHex } from '@/lib/colour';
import { contrastPairOf } from '@/domain/settings/theme/contrastPairs';
import { readColour } from '@/domain/settings/theme/readThemeSource';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftColours, selectDraftSource } from '@/selectors/settings/themeEditor';
import { themeStepEnded, themeValueSet } from '@/slices/settings/themeEditor';
import { ColourField } from './ColourField';
import styles from './ColourRow.module.css';

const messages: Record<'wrong' | 'own', MessageDescriptor> = defineMessages({
  wrong: {
    id: 'settings.style.wrong_colour',
    defaultMessage: 'Use #rrggbb, transparent, or another slot (--text or --text,20)',
  },
  own: { id: 'settings.style.colour_own', defaultMessage: '{slot}: custom colour' },
});

interface Props {
  slot: string;
  label: string;
  /** Base colours cannot be left to the engine. */
  required?: boolean;
}

export function ColourRow({ slot, label, required = false }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const own = useAppSelector((state) => selectDraftSource(state).colors[slot]);
  const computed = useAppSelector((state) => selectDraftColours(state)[slot]);
  const ratio = useAppSelector(
    (state) => contrastPairOf(slot, selectDraftColours(state))?.ratio ?? null,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const shown = computed ? toHex(computed) : '#000000';
  const set = (value: string | null) =>
    dispatch(themeValueSet({ part: 'colors', name: slot, value }));
  const type = (text: string) => {
    setTyped(text);
    const colour = readColour(text);
    if (colour !== null) set(colour);
  };
  const leave = () => {
    setTyped(null);
    dispatch(themeStepEnded());
  };
  const wrong = typed !== null && readColour(typed) === null;
  return (
    <div className={styles.row} data-slot={slot}>
      <ColourField
        label={label}
        colour={shown}
        text={typed ?? own ?? shown}
        inherited={own === undefined && typed === null}
        error={wrong && intl.formatMessage(messages.wrong)}
        onPick={set}
        onType={type}
        onLeave={leave}
      />
      {!required && (
        <input
          type="checkbox"
          className={styles.own}
          aria-label={intl.formatMessage(messages.own, { slot: label })}
          checked={own !== undefined}
          onChange={({ target }) => set(target.checked ? shown : null)}
        />
      )}
      {ratio !== null && (
        <span className={styles.contrast}>
          <ContrastBadge ratio={ratio} />
        </span>
      )}
    </div>
  );
}
