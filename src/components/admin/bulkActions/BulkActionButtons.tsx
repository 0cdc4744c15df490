/** The moderation actions for the selected people. Irreversible ones ask for confirmation. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { bulkActionChanges, type BulkActionKind } from '@/domain/admin/bulkActions';
import { useCan } from '@/hooks/useCan';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRunningBulkAction } from '@/selectors/admin/bulkActions';
import { bulkActionRequested } from '@/slices/admin/bulkActions';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';

const words: Record<BulkActionKind, MessageDescriptor> = defineMessages({
  mute: { id: 'crowd.mute', defaultMessage: '{count, plural, =0 {Mute} other {Mute #}}' },
  block: { id: 'crowd.block', defaultMessage: '{count, plural, =0 {Block} other {Block #}}' },
  remove: {
    id: 'crowd.remove',
    defaultMessage: '{count, plural, =0 {Remove from followers} other {Remove # from followers}}',
  },
  unmute: { id: 'crowd.unmute', defaultMessage: '{count, plural, =0 {Unmute} other {Unmute #}}' },
  unblock: {
    id: 'crowd.unblock',
    defaultMessage: '{count, plural, =0 {Unblock} other {Unblock #}}',
  },
});

type Wording = 'nobody' | 'busy' | 'question' | 'follows' | 'accept';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  nobody: { id: 'crowd.choose_first', defaultMessage: 'Select people first' },
  busy: { id: 'crowd.under_way', defaultMessage: 'Wait for the current action to finish' },
  question: {
    id: 'crowd.remove_confirm',
    defaultMessage: 'Remove {count, plural, one {# person} other {# people}} from your followers?',
  },
  follows: {
    id: 'crowd.remove_confirm_consequence',
    defaultMessage: "This can't be undone. They'd have to follow you again.",
  },
  accept: { id: 'crowd.remove_confirm_accept_button', defaultMessage: 'Remove' },
});

/** Actions against people who are a nuisance. */
const against: readonly BulkActionKind[] = ['mute', 'block', 'remove'];

interface Props {
  chosen: readonly string[];
  level: number;
  kinds?: readonly BulkActionKind[];
  onBegun: () => void;
}

export function BulkActionButtons({ chosen, level, kinds = against, onBegun }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => selectRunningBulkAction(state) !== undefined);
  const canRemove = useCan('removingFollowers');
  const [asking, setAsking] = useState<BulkActionKind | null>(null);
  const count = chosen.length;
  const begin = (kind: BulkActionKind) => {
    dispatch(bulkActionRequested({ kind, userIds: [...chosen] }));
    setAsking(null);
    onBegun();
  };
  const disabledReason = () => {
    if (busy) return intl.formatMessage(messages.busy);
    return count === 0 ? intl.formatMessage(messages.nobody) : null;
  };
  return (
    <>
      {kinds
        .filter((kind) => kind !== 'remove' || canRemove)
        .map((kind) => (
          <Button
            key={kind}
            tone={kind === 'block' ? 'danger' : 'neutral'}
            disabledReason={disabledReason()}
            onPress={() => (bulkActionChanges[kind].canUndo ? begin(kind) : setAsking(kind))}
          >
            {intl.formatMessage(words[kind], { count })}
          </Button>
        ))}
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.question, { count })}
          accept={intl.formatMessage(messages.accept)}
          tone="danger"
          level={level + 1}
          onAccept={() => begin(asking)}
          onCancel={() => setAsking(null)}
        >
          {intl.formatMessage(messages.follows)}
        </Confirm>
      )}
    </>
  );
}
