/** The checkbox at the beginning of a row, named after its person. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';
import { Checkbox } from '@/ui/fields/Checkbox';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

const messages: Record<'select', MessageDescriptor> = defineMessages({
  select: { id: 'notifications.request_select', defaultMessage: 'Select {name}' },
});

interface Props {
  userId: string;
  chosen: boolean;
  disabled: boolean;
  onChoose: (chosen: boolean) => void;
}

export function SelectBox({ userId, chosen, disabled, onChoose }: Props) {
  const intl = useIntl();
  const name = useAppSelector((state) => selectUser(state, userId)?.name ?? '');
  return (
    <Checkbox
      label={<VisuallyHidden>{intl.formatMessage(messages.select, { name })}</VisuallyHidden>}
      checked={chosen}
      disabled={disabled}
      onChange={onChoose}
    />
  );
}
