/** Mutes a person for a chosen duration. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { unitNames } from '@/components/engine/unitNames';
import { inSeconds, timeUnits, type TimeUnit } from '@/domain/engine/duration';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { Confirm } from '@/ui/dialog/Confirm';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './MutePersonDialog.module.css';

const messages: Record<'question' | 'accept' | 'cancel' | 'duration' | 'unit', MessageDescriptor> =
  defineMessages({
    question: {
      id: 'user_card.mute_confirm',
      defaultMessage: 'Mute {name}?',
    },
    accept: { id: 'user_card.mute_confirm_accept_button', defaultMessage: 'Mute' },
    cancel: { id: 'user_card.mute_confirm_cancel_button', defaultMessage: 'Cancel' },
    duration: { id: 'user_card.mute_duration_prompt', defaultMessage: 'Duration' },
    unit: { id: 'polls.expiry_unit', defaultMessage: 'Duration unit' },
  });

export function MutePersonDialog({ userId, level, onClose }: DialogFrame & { userId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectUser(state, userId)?.name ?? '');
  const [amount, setAmount] = useState('0');
  const [unit, setUnit] = useState<TimeUnit>('hours');
  const seconds = inSeconds(amount, unit);
  const accept = () => {
    if (seconds === null) return;
    onClose();
    dispatch(
      relationshipActionRequested({ userId, relationshipKind: 'muting', wanted: true, seconds }),
    );
  };
  return (
    <Confirm
      question={intl.formatMessage(messages.question, { name })}
      accept={intl.formatMessage(messages.accept)}
      cancel={intl.formatMessage(messages.cancel)}
      level={level}
      onAccept={accept}
      onCancel={onClose}
    >
      <div className={styles.duration}>
        <TextField
          label={intl.formatMessage(messages.duration)}
          type="number"
          inputMode="numeric"
          min={0}
          value={amount}
          onChange={setAmount}
          hint={
            <FormattedMessage
              id="user_card.mute_forever_hint"
              defaultMessage="0 means until you unmute them."
            />
          }
          error={
            seconds === null ? (
              <FormattedMessage
                id="user_card.mute_duration_invalid"
                defaultMessage="Enter a number, 0 or higher"
              />
            ) : undefined
          }
        />
        <Select
          label={intl.formatMessage(messages.unit)}
          options={timeUnits.map((value) => ({
            value,
            label: intl.formatMessage(unitNames[value]),
          }))}
          value={unit}
          onChange={setUnit}
        />
      </div>
    </Confirm>
  );
}
