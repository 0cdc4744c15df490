/** A measure against a range of addresses, its duration and its reason. */
import { useIntl } from 'react-intl';
import { addressSeverities, type ChangedAddress } from '@/domain/admin/serverLists';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { addressMeasures, messages, planNames } from './federationMessages';

const UNCHANGED = 'unchanged';
const durations = ['0', '1', '7', '30', '365'] as const;

interface Props {
  value: ChangedAddress;
  /** The range is listed, and may go on to end when it would. */
  isListed?: boolean;
  onChange: (changes: Partial<ChangedAddress>) => void;
}

export function AddressFields({ value, isListed = false, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { severity, comment, days } = value;
  const lasting = durations.map((one) => ({
    value: one as string,
    label:
      one === '0'
        ? formatMessage(messages.forEver)
        : formatMessage(messages.days, { count: Number(one) }),
  }));
  const unchanged = { value: UNCHANGED, label: formatMessage(planNames.same) };
  return (
    <>
      <Select
        label={formatMessage(messages.severity)}
        options={addressSeverities.map((one) => ({
          value: one,
          label: formatMessage(addressMeasures[one]),
        }))}
        value={severity}
        onChange={(chosen) => onChange({ severity: chosen })}
      />
      <Select
        label={formatMessage(messages.duration)}
        options={isListed ? [unchanged, ...lasting] : lasting}
        value={days === null ? UNCHANGED : String(days)}
        onChange={(chosen) => onChange({ days: chosen === UNCHANGED ? null : Number(chosen) })}
      />
      <TextField
        label={formatMessage(messages.privateComment)}
        value={comment}
        onChange={(text) => onChange({ comment: text })}
      />
    </>
  );
}
