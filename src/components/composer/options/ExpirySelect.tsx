/** When the post deletes itself: never, after a usual time, or after one of one's own. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import { PollDuration } from '@/components/composer/poll/PollDuration';
import { expiryLimits, expiryPresets } from '@/domain/composer/options/expiry';
import { secondsIn } from '@/domain/engine/duration';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { Select } from '@/ui/fields/Select';

type Wording = 'label' | 'never' | 'hours' | 'days' | 'own';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  label: { id: 'post_status.delete_after', defaultMessage: 'Delete after' },
  never: { id: 'settings.undo_notices_off', defaultMessage: 'Never' },
  hours: {
    id: 'settings.filter_hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
  },
  days: {
    id: 'settings.filter_days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  },
  own: { id: 'post_status.delete_own', defaultMessage: 'Custom' },
});

const NEVER = 'never';
const OWN = 'own';

export function ExpirySelect() {
  const intl = useIntl();
  const { target, edit } = useComposer();
  const expiresIn = useAppSelector((state) => selectDraft(state, target).expiresIn);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const [choosing, setChoosing] = useState(false);
  const label = intl.formatMessage(messages.label);
  const isOwn = expiresIn !== null && (choosing || !expiryPresets.includes(expiresIn));
  const choose = (value: string) => {
    setChoosing(value === OWN);
    if (value === OWN) edit({ expiresIn: expiresIn ?? secondsIn.days });
    else edit({ expiresIn: value === NEVER ? null : Number(value) });
  };
  const nameOf = (seconds: number) =>
    seconds < secondsIn.days
      ? intl.formatMessage(messages.hours, { count: seconds / secondsIn.hours })
      : intl.formatMessage(messages.days, { count: seconds / secondsIn.days });
  return (
    <>
      <Select
        label={label}
        options={[
          { value: NEVER, label: intl.formatMessage(messages.never) },
          ...expiryPresets.map((value) => ({ value: String(value), label: nameOf(value) })),
          { value: OWN, label: intl.formatMessage(messages.own) },
        ]}
        value={isOwn ? OWN : String(expiresIn ?? NEVER)}
        onChange={choose}
        disabled={busy}
      />
      {isOwn && (
        <PollDuration
          label={label}
          seconds={expiresIn}
          limits={expiryLimits}
          onChange={(seconds) => edit({ expiresIn: seconds })}
          disabled={busy}
        />
      )}
    </>
  );
}
