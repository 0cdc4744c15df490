/**
 * A date and time in local time, with buttons for usual ones. A time that is being typed and not
 * whole yet stays in the field until it is left.
 */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  fieldOfTime,
  schedulePresets,
  SHORTEST_LEAD,
  timeOfField,
} from '@/domain/composer/options/scheduledPost';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { useNow } from '@/ui/text/Clock';
import { presetTexts, scheduleTexts } from './scheduleTexts';
import styles from './ScheduleForm.module.css';

const MINUTE = 60_000;

interface Props {
  time: number;
  onChange: (time: number) => void;
  disabled?: boolean;
}

export function TimeChoice({ time, onChange, disabled = false }: Props) {
  const intl = useIntl();
  const now = useNow(MINUTE, '');
  const [typed, setTyped] = useState<string | null>(null);
  const type = (value: string) => {
    setTyped(value);
    const chosen = timeOfField(value);
    if (chosen !== null) onChange(chosen);
  };
  return (
    <div className={styles.choice}>
      <TextField
        label={intl.formatMessage(scheduleTexts.time)}
        labelHidden
        type="datetime-local"
        min={fieldOfTime(now + SHORTEST_LEAD)}
        value={typed ?? fieldOfTime(time)}
        onChange={type}
        onBlur={() => setTyped(null)}
        disabled={disabled}
      />
      <div className={styles.presets}>
        {schedulePresets(now).map((each) => (
          <Button
            key={each.preset}
            size="small"
            onPress={() => {
              setTyped(null);
              if (!disabled) onChange(each.time);
            }}
          >
            <FormattedMessage {...presetTexts[each.preset]} />
          </Button>
        ))}
      </div>
    </div>
  );
}
