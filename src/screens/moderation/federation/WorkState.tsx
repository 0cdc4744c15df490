/** How far the changes of rules are: which are done, which failed, with pause and another try. */
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { WorkBar } from '@/screens/moderation/list/WorkBar';
import { selectFederationWork } from '@/selectors/admin/federation';
import {
  failedChangesRetried,
  federationWorkDropped,
  federationWorkPaused,
} from '@/slices/admin/federation';

export function WorkState() {
  const dispatch = useAppDispatch();
  return (
    <WorkBar
      work={useAppSelector(selectFederationWork)}
      onPause={(paused) => dispatch(federationWorkPaused({ paused }))}
      onRetry={() => dispatch(failedChangesRetried())}
      onDrop={() => dispatch(federationWorkDropped())}
    />
  );
}
