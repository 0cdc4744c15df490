/** The current password, which every form here requires. */
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/fields/TextField';
import { securityLabels } from './securityLabels';

export function PasswordField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      type="password"
      label={useIntl().formatMessage(securityLabels.password)}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
    />
  );
}
