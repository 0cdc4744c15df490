/** Leaves of the conversation only what is under one of its statuses. */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { threadDived } from '@/slices/threads';
import { Button } from '@/ui/Button';

export function DiveButton({ statusId, nodeId }: { statusId: string; nodeId: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button tone="quiet" size="small" onPress={() => dispatch(threadDived({ statusId, nodeId }))}>
      <FormattedMessage
        id="status.show_only_conversation_under_this"
        defaultMessage="Show only the conversation under this post"
      />
    </Button>
  );
}
