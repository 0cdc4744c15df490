/** Filters a loaded list by name. */
import { defineMessages, useIntl } from 'react-intl';
import { SearchIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';

const messages = defineMessages({
  find: { id: 'settings.find_in_list', defaultMessage: 'Search this list' },
});

interface Props {
  value: string;
  onChange: (words: string) => void;
}

export function FindInList({ value, onChange }: Props) {
  return (
    <TextField
      type="search"
      icon={SearchIcon}
      label={useIntl().formatMessage(messages.find)}
      value={value}
      onChange={onChange}
    />
  );
}
