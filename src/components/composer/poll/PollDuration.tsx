/**
 * A duration, such as that of a poll, as a number of minutes, hours or days. The typed number stays until the
 * field is left; then it is limited to what the server accepts.
 */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { unitNames } from '@/components/engine/unitNames';
import { secondsIn, type TimeUnit } from '@/domain/engine/duration';
import type { PollLimits } from '@/domain/session/instance';
import { amountIn, unitFor, unitsWithin, withinLimits } from '@/domain/composer/pollForm';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import styles from './PollForm.module.css';

const messages = defineMessages({
  amount: { id: 'polls.expiry', defaultMessage: 'Poll duration' },
  unit: { id: 'polls.expiry_unit', defaultMessage: 'Duration unit' },
});

interface Props {
  /** The name of the number; by default that of a poll. */
  label?: string;
  seconds: number;
  limits: Limits;
  onChange: (seconds: number) => void;
  disabled: boolean;
}

type Limits = Pick<PollLimits, 'minExpiration' | 'maxExpiration'>;

export function PollDuration({ label, seconds, limits, onChange, disabled }: Props) {
  const intl = useIntl();
  const [chosen, setUnit] = useState(() => unitFor(seconds, limits));
  const [typed, setTyped] = useState<string | null>(null);
  const units = unitsWithin(limits);
  const unit = units.includes(chosen) ? chosen : 'minutes';

  const type = (text: string) => {
    setTyped(text);
    const amount = Number(text);
    if (text.trim() === '' || !Number.isFinite(amount) || amount <= 0) return;
    onChange(withinLimits(Math.round(amount * secondsIn[unit]), limits));
  };
  const choose = (next: TimeUnit) => {
    setUnit(next);
    setTyped(null);
    // Changing the unit keeps the number: ten minutes become ten hours.
    onChange(withinLimits(Math.round(amountIn(unit, seconds) * secondsIn[next]), limits));
  };
  return (
    <div className={styles.duration}>
      <TextField
        label={label ?? intl.formatMessage(messages.amount)}
        labelHidden
        type="number"
        inputMode="numeric"
        min={amountIn(unit, limits.minExpiration)}
        max={amountIn(unit, limits.maxExpiration)}
        value={typed ?? String(amountIn(unit, seconds))}
        onChange={type}
        onBlur={() => setTyped(null)}
        disabled={disabled}
      />
      <Select
        label={intl.formatMessage(messages.unit)}
        labelHidden
        options={units.map((value) => ({ value, label: intl.formatMessage(unitNames[value]) }))}
        value={unit}
        onChange={choose}
        disabled={disabled}
      />
    </div>
  );
}
