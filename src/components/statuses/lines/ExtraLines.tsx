/** Lines above few statuses: what brought one home, and that one is an event. */
import type { Status } from '@/domain/statuses/status';
import { isEvent } from '@/domain/statuses/events';
import { useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';
import { EventLine } from './EventLine';
import { FollowedTagLine } from './FollowedTagLine';

export function ExtraLines({ status, tag }: { status: Status; tag: string | undefined }) {
  const author = useAppSelector((state) => selectUser(state, status.userId));
  return (
    <>
      {tag !== undefined && <FollowedTagLine tag={tag} />}
      {isEvent(status, author) && <EventLine status={status} />}
    </>
  );
}
