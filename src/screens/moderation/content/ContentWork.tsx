/** How far the actions on posts and trends are. */
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { WorkBar } from '@/screens/moderation/list/WorkBar';
import { selectContentWork } from '@/selectors/admin/staffContent';
import {
  contentWorkDropped,
  contentWorkPaused,
  failedContentJobsRetried,
} from '@/slices/admin/staffContent';

export function ContentWork() {
  const dispatch = useAppDispatch();
  return (
    <WorkBar
      work={useAppSelector(selectContentWork)}
      onPause={(paused) => dispatch(contentWorkPaused({ paused }))}
      onRetry={() => dispatch(failedContentJobsRetried())}
      onDrop={() => dispatch(contentWorkDropped())}
    />
  );
}
