/** A time of day. Incomplete input is left alone while typing. */
import { useState } from 'react';
import { TextField } from '@/ui/fields/TextField';
import type { SettingFieldProps } from './settingFieldProps';

export function TimeField({ label, hint, value, onChange }: SettingFieldProps<string>) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  return (
    <TextField
      type="time"
      label={label}
      hint={hint}
      value={typed ?? value}
      onChange={change}
      // On blur the field shows the current value again.
      onBlur={() => setTyped(null)}
    />
  );
}
