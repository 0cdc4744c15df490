/** Notices of posts that failed to send while their form was not visible, with links to them. */
import { FormattedMessage } from 'react-intl';
import type { Job } from '@/domain/composer/outbox';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectUnseenFailures } from '@/selectors/composer/pendingJobs';
import { composerChanged } from '@/slices/composer/composers';
import { dialogOfDraft, dialogOpened } from '@/slices/engine/dialogs';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { JobFailureText } from './JobFailureText';

export function UnsentNotices() {
  const jobs = useAppSelector(selectUnseenFailures);
  return jobs.map((job) => <Unsent key={job.id} job={job} />);
}

function Unsent({ job: { target, failure, draft } }: { job: Job }) {
  const dispatch = useAppDispatch();
  if (failure === null) return null;
  return (
    <Notice
      tone="error"
      onDismiss={() => dispatch(composerChanged({ target, changes: { dismissed: failure } }))}
      action={
        <Button size="small" onPress={() => dispatch(dialogOpened(dialogOfDraft(target)))}>
          <FormattedMessage id="post_status.open_unsent" defaultMessage="Open draft" />
        </Button>
      }
    >
      <JobFailureText failure={failure} draft={draft} />
    </Notice>
  );
}
