/** The duration of a filter from now on; an existing one may keep its expiry. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { Filter } from '@/domain/timelines/filter';
import type { FilterInput } from '@/domain/timelines/filterBook';
import { secondsIn } from '@/domain/engine/duration';
import { Select } from '@/ui/fields/Select';

type Wording = 'label' | 'ever' | 'before' | 'minutes' | 'hours' | 'days';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  label: { id: 'settings.filter_end', defaultMessage: 'Duration' },
  ever: { id: 'settings.filter_for_ever', defaultMessage: 'Forever' },
  before: {
    id: 'settings.filter_end_as_before',
    defaultMessage: 'Unchanged: until {date, date, medium}, {date, time, short}',
  },
  minutes: {
    id: 'settings.filter_minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  },
  hours: {
    id: 'settings.filter_hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
  },
  days: {
    id: 'settings.filter_days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  },
});

const spans = [
  ['minutes', 30],
  ['hours', 1],
  ['hours', 6],
  ['hours', 12],
  ['days', 1],
  ['days', 7],
  ['days', 30],
  ['days', 365],
] as const;

interface Props {
  before: Filter | null;
  value: FilterInput['expiresIn'];
  onChange: (value: FilterInput['expiresIn']) => void;
}

const EVER = 'ever';

export function FilterExpiry({ before, value, onChange }: Props) {
  const intl = useIntl();
  const end = before?.expiresAt ?? null;
  const options = [
    ...(end === null
      ? []
      : [
          {
            value: 'asBefore',
            label: intl.formatMessage(messages.before, { date: new Date(end) }),
          },
        ]),
    { value: EVER, label: intl.formatMessage(messages.ever) },
    ...spans.map(([unit, count]) => ({
      value: String(count * secondsIn[unit]),
      label: intl.formatMessage(messages[unit], { count }),
    })),
  ];
  // If there was no expiry, "as before" means forever.
  const chosen = value === null || (value === 'asBefore' && end === null) ? EVER : String(value);
  const choose = (next: string) => {
    if (next === 'asBefore') onChange(next);
    else onChange(next === EVER ? null : Number(next));
  };
  return (
    <Select
      label={intl.formatMessage(messages.label)}
      options={options}
      value={chosen}
      onChange={choose}
    />
  );
}
