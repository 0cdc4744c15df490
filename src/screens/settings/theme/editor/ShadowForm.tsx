/** One shadow of a list: offset, blur, spread and colour, and its position in the list. */
import { useId, useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { parseHex, toHex } from '@/lib/colour';
import { parseReference } from '@/domain/settings/theme/computeColours';
import type { Shadow } from '@/domain/settings/theme/themeParts';
import { readColour } from '@/domain/settings/theme/readThemeSource';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftColours } from '@/selectors/settings/themeEditor';
import { themeStepEnded } from '@/slices/settings/themeEditor';
import { Checkbox } from '@/ui/fields/Checkbox';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronDownIcon, ChevronUpIcon, DeleteIcon } from '@/ui/icons/icons';
import { ColourField } from './ColourField';
import rowStyles from './ColourRow.module.css';
import styles from './ShadowForm.module.css';
import { Slider } from './Slider';

type Figure = 'x' | 'y' | 'blur' | 'spread' | 'alpha';
type Wording = Figure | 'shadow' | 'colour' | 'inset' | 'up' | 'down' | 'remove' | 'ends';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  shadow: { id: 'settings.style.shadows.shadow_id', defaultMessage: 'Shadow {number}' },
  x: { id: 'settings.style.shadows.x', defaultMessage: 'Horizontal offset' },
  y: { id: 'settings.style.shadows.y', defaultMessage: 'Vertical offset' },
  blur: { id: 'settings.style.shadows.blur', defaultMessage: 'Blur' },
  spread: { id: 'settings.style.shadows.spread', defaultMessage: 'Spread' },
  alpha: { id: 'settings.style.shadows.alpha', defaultMessage: 'Strength' },
  colour: { id: 'settings.style.shadows.colour', defaultMessage: 'Colour of shadow {number}' },
  inset: { id: 'settings.style.shadows.inset', defaultMessage: 'Inside' },
  up: { id: 'settings.style.shadows.up', defaultMessage: 'Move shadow {number} up' },
  down: { id: 'settings.style.shadows.down', defaultMessage: 'Move shadow {number} down' },
  remove: { id: 'settings.style.shadows.remove', defaultMessage: 'Remove shadow {number}' },
  ends: { id: 'settings.style.shadows.at_the_end', defaultMessage: "Can't be moved further" },
});

const bounds: Record<Figure, readonly [least: number, most: number, step: number]> = {
  x: [-20, 20, 1],
  y: [-20, 20, 1],
  blur: [0, 60, 1],
  spread: [-20, 20, 1],
  alpha: [0, 1, 0.05],
};

interface Props {
  shadow: Shadow;
  place: number;
  count: number;
  onChange: (change: Partial<Shadow>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function ShadowForm({ shadow, place, count, onChange, onMove, onRemove }: Props) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const slot = useAppSelector(
    (state) => selectDraftColours(state)[parseReference(shadow.color)?.slot ?? ''],
  );
  const number = place + 1;
  const say = (wording: Wording) => intl.formatMessage(messages[wording], { number });
  const shown = parseHex(shadow.color) ?? slot;
  const type = (text: string) => {
    setTyped(text);
    const color = readColour(text);
    if (color !== null) onChange({ color });
  };
  const leave = () => {
    setTyped(null);
    dispatch(themeStepEnded());
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.shadow}>
      <div className={styles.head}>
        <strong id={id} className={styles.name}>
          {say('shadow')}
        </strong>
        <IconButton
          size="small"
          label={say('up')}
          icon={ChevronUpIcon}
          disabledReason={place === 0 ? say('ends') : null}
          onPress={() => onMove(place - 1)}
        />
        <IconButton
          size="small"
          label={say('down')}
          icon={ChevronDownIcon}
          disabledReason={number === count ? say('ends') : null}
          onPress={() => onMove(place + 1)}
        />
        <IconButton size="small" label={say('remove')} icon={DeleteIcon} onPress={onRemove} />
      </div>
      <div className={rowStyles.row}>
        <ColourField
          label={say('colour')}
          colour={shown ? toHex(shown) : '#000000'}
          text={typed ?? shadow.color}
          onPick={(color) => onChange({ color })}
          onType={type}
          onLeave={leave}
        />
      </div>
      <div className={styles.figures}>
        {(Object.keys(bounds) as Figure[]).map((figure) => {
          const [least, most, step] = bounds[figure];
          return (
            <Slider
              key={figure}
              label={say(figure)}
              value={shadow[figure]}
              least={Math.min(least, shadow[figure])}
              most={Math.max(most, shadow[figure])}
              step={step}
              onChange={(value) => onChange({ [figure]: value })}
              onLeave={leave}
            />
          );
        })}
      </div>
      <Checkbox
        label={say('inset')}
        checked={shadow.inset}
        onChange={(inset) => onChange({ inset })}
      />
    </div>
  );
}
