/** Asks whether a file may contain names and texts, and explains who is affected. */
import { defineMessages, useIntl } from 'react-intl';
import { Checkbox } from '@/ui/fields/Checkbox';

const messages = defineMessages({
  keep: { id: 'recording.keep_texts', defaultMessage: 'Include names and text' },
  warning: {
    id: 'recording.keep_texts_warning',
    defaultMessage:
      'Use this on your own server only: anyone who gets the file can read them, private posts included.',
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
