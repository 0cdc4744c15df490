/** Reduces the thread to the branch under one of its statuses. */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { threadFocused } from '@/slices/statuses/threadFocus';
import { Button } from '@/ui/buttons/Button';

export function FocusThreadButton({ where, nodeId }: { where: string; nodeId: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button tone="quiet" size="small" onPress={() => dispatch(threadFocused({ where, nodeId }))}>
      <FormattedMessage
        id="status.show_only_conversation_under_this"
        defaultMessage="View replies only"
      />
    </Button>
  );
}
