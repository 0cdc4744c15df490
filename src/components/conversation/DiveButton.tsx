/** Leaves of the conversation only what is under one of its statuses. */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { threadDived } from '@/slices/dives';
import { Button } from '@/ui/Button';

export function DiveButton({ where, nodeId }: { where: string; nodeId: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button tone="quiet" size="small" onPress={() => dispatch(threadDived({ where, nodeId }))}>
      <FormattedMessage
        id="status.show_only_conversation_under_this"
        defaultMessage="Show only the conversation under this post"
      />
    </Button>
  );
}
