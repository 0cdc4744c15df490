/** Lines above few statuses: what brought one home, and that one is an event. */
import type { Status } from '@/domain/statuses/status';
import { isEvent } from '@/domain/statuses/events';
import { EventLine } from './EventLine';
import { FollowedTagLine } from './FollowedTagLine';

export const ExtraLines = ({ status, tag }: { status: Status; tag: string | undefined }) => (
  <>
    {tag !== undefined && <FollowedTagLine tag={tag} />}
    {isEvent(status) && <EventLine status={status} />}
  </>
);
