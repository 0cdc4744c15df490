/** Asks whether a file may contain names and texts, and explains who is affected. */
import { defineMessages, useIntl } from 'react-intl';
import { Checkbox } from '@/ui/fields/Checkbox';

const messages = defineMessages({
  keep: { id: 'recording.keep_texts', defaultMessage: 'Keep names and texts' },
  warning: {
    id: 'recording.keep_texts_warning',
    defaultMessage:
      'Only for your own instance: whoever gets the file can read them, private ones as well.',
  },
});

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function KeepTextsCheckbox(props: Props) {
  const intl = useIntl();
  return (
    <Checkbox
      label={intl.formatMessage(messages.keep)}
      hint={intl.formatMessage(messages.warning)}
      {...props}
    />
  );
}
