/**
 * The line above a repeated status, with the names of those who repeated it, as far as they fit.
 * A group repeats what was written to it, so its line says where that was.
 */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';
import { RepeatIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';
import { NameList } from '@/components/people/card/NameList';

const messages: Record<'people' | 'group', MessageDescriptor> = defineMessages({
  people: { id: 'timeline.repeated', defaultMessage: '{name} repeated' },
  group: { id: 'timeline.shared_in', defaultMessage: 'Shared in {name}' },
});

/** Newest first. */
export function RepeatLine({ userIds }: { userIds: readonly string[] }) {
  const inGroup = useAppSelector(
    (state) => !userIds[1] && selectUser(state, userIds[0] ?? '')?.actorType === 'Group',
  );
  return (
    <ContextLine icon={RepeatIcon} tone="repeat">
      <FormattedMessage
        {...messages[inGroup ? 'group' : 'people']}
        values={{ name: <NameList userIds={userIds} /> }}
      />
    </ContextLine>
  );
}
