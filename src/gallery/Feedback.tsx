/** Progress, error and empty states. */
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { HomeIcon } from '@/ui/icons/icons';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { ListFooter } from '@/ui/list/ListFooter';
import { Notice, type NoticeTone } from '@/ui/feedback/Notice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Spinner } from '@/ui/feedback/Spinner';
import { Specimen } from './Specimen';

const notices: Record<NoticeTone, string> = {
  info: 'Realtime connection is back.',
  success: 'Settings saved',
  warning: 'This browser stores nothing: what you change is gone when you leave.',
  error:
    'Error fetching timeline: a reason of the server that is quite a bit longer than one line has room for',
};

const nothing = () => undefined;

export function Feedback() {
  return (
    <>
      <Specimen title="Notice" stacked>
        {(Object.keys(notices) as NoticeTone[]).map((tone) => (
          <Notice key={tone} tone={tone} onDismiss={nothing}>
            {notices[tone]}
          </Notice>
        ))}
        <Notice tone="info" action={<Button size="small">Undo</Button>}>
          With something to do about it.
        </Notice>
      </Specimen>
      <Specimen title="Spinner">
        <Spinner />
        <Spinner size="large" />
      </Specimen>
      <Specimen title="Skeleton" stacked>
        <Skeleton shape="status" count={2} />
        <Skeleton shape="person" count={2} />
        <Skeleton shape="line" count={3} />
        <Skeleton shape="picture" />
      </Specimen>
      <Specimen title="EmptyState" stacked>
        <EmptyState>Nothing here yet</EmptyState>
        <EmptyState icon={HomeIcon} action={<Button>Find people</Button>}>
          Nothing here yet. Posts of the people you follow will be.
        </EmptyState>
      </Specimen>
      <Specimen title="ServerMessage" stacked>
        <ServerMessage text="invalid_request" />
        <ServerMessage text="You may not follow more than 5000 people" />
      </Specimen>
      <Specimen title="ErrorState" stacked>
        <ErrorState detail="Bad gateway (502)" onRetry={nothing}>
          The timeline could not be loaded.
        </ErrorState>
      </Specimen>
      <Specimen title="ListFooter" stacked>
        <ListFooter
          state="more"
          whenReached={false}
          moreLabel="Load older statuses"
          onMore={nothing}
        />
        <ListFooter state="loading" onMore={nothing} />
        <ListFooter state="failed" onMore={nothing} />
        <ListFooter state="end" end="No more statuses" onMore={nothing} />
      </Specimen>
    </>
  );
}
