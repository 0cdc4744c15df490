/** The people who reacted with one emoji, beside its pill. Loaded on demand. */
import type { PointerEventHandler } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { reactedByRequest } from '@/domain/statuses/statusEngagement';
import { reactionLabel } from '@/domain/statuses/reaction';
import type { Reaction } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectReactedBy } from '@/selectors/statuses/statusEngagement';
import { reactionPeopleClosed, reactionPeopleOpened } from '@/slices/statuses/statusEngagement';
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
  useWhileMounted(statusId, reactionPeopleOpened({ statusId }), reactionPeopleClosed({ statusId }));
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
