/** Who reacted with one emoji, beside its pill. They are asked for when they are not known. */
import type { PointerEventHandler } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { reactedByRequest } from '@/domain/interaction';
import { reactionLabel } from '@/domain/reaction';
import type { Reaction } from '@/domain/status';
import { useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectReactedBy } from '@/selectors/interactions';
import { reactionPeopleClosed, reactionPeopleOpened } from '@/slices/interactions';
import { PeoplePopover } from './PeoplePopover';

const messages: Record<'reactedBy', MessageDescriptor> = defineMessages({
  reactedBy: { id: 'status.reacted_by', defaultMessage: 'Reacted with {name}' },
});

interface Props {
  statusId: string;
  reaction: Reaction;
  anchor: HTMLElement;
  takesFocus: boolean;
  onClose: () => void;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
}

export function ReactionPeople({ statusId, reaction, ...popover }: Props) {
  const intl = useIntl();
  const { name, count } = reaction;
  useWhileShown(statusId, reactionPeopleOpened({ statusId }), reactionPeopleClosed({ statusId }));
  const userIds = useAppSelector((state) => selectReactedBy(state, statusId, name));
  return (
    <PeoplePopover
      {...popover}
      label={intl.formatMessage(messages.reactedBy, { name: reactionLabel(reaction) })}
      userIds={userIds}
      count={count}
      request={reactedByRequest(statusId)}
    />
  );
}
