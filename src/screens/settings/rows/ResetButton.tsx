/** Resets a setting that differs from its default. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { UndoIcon } from '@/ui/icons/icons';

const messages: Record<'reset', MessageDescriptor> = defineMessages({
  reset: { id: 'settings.reset_one', defaultMessage: 'Reset “{setting}”' },
});

export function ResetButton({ label, onPress }: { label: string; onPress: () => unknown }) {
  const intl = useIntl();
  return (
    <IconButton
      size="small"
      label={intl.formatMessage(messages.reset, { setting: label })}
      icon={UndoIcon}
      onPress={onPress}
    />
  );
}
