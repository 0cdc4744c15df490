/** Below the status that a page is about: when and how it was posted, and what became of it. */
import type { Status } from '@/domain/statuses/status';
import { StatusEngagementPanel } from './StatusEngagementPanel';
import { StatusOrigin } from './StatusOrigin';

export const FocusedParts = ({ status }: { status: Status }) => (
  <>
    <StatusOrigin status={status} />
    <StatusEngagementPanel status={status} />
  </>
);
