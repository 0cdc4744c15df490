/** One status on its own page, within its thread. */
import { FormattedMessage, useIntl } from 'react-intl';
import { FocusedParts } from '@/components/statuses/card/deferredParts';
import { StatusThread } from '@/components/statuses/thread/StatusThread';
import { HomeLink } from '@/components/session/navigation/HomeLink';
import { QuickFilterButton, QuickViewButton } from '@/components/timelines/HeadingMenus';
import { statusRequest } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { statusClosed, statusOpened } from '@/slices/statuses/statuses';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NotFoundIcon } from '@/ui/icons/icons';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';

// They come with this screen, and are part of the post from its first frame on.
FocusedParts.prefetch();

export default function ThreadScreen({ params }: { params: Record<string, string> }) {
  const statusId = params.id ?? '';
  const intl = useIntl();
  useWhileMounted(statusId, statusOpened({ statusId }), statusClosed({ statusId }));
  return (
    <>
      <ScreenHeading
        title={intl.formatMessage({ id: 'timeline.conversation', defaultMessage: 'Conversation' })}
        actions={[
          <QuickFilterButton key="filter" inThread />,
          <QuickViewButton key="view" inThread />,
        ]}
      />
      <Shown statusId={statusId} />
    </>
  );
}

/** Shows a loaded status at once, while the request may still update it. */
function Shown({ statusId }: { statusId: string }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectStatus(state, statusId));
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, statusRequest(statusId)),
  );
  if (status?.repeatOfId) return <Repeated key={statusId} statusId={status.repeatOfId} />;
  if (status) return <StatusThread key={statusId} statusId={statusId} />;
  if (httpStatus === 404 || httpStatus === 400) {
    return (
      <EmptyState icon={NotFoundIcon} action={<HomeLink />}>
        <FormattedMessage
          id="status.not_found"
          defaultMessage="This post doesn't exist, or you can't see it."
        />
      </EmptyState>
    );
  }
  if (reason !== null) {
    return (
      <ErrorState busy={busy} onRetry={() => dispatch(statusOpened({ statusId }))}>
        <FormattedMessage
          id="status.error"
          defaultMessage="Couldn't load this post: {detail}"
          values={{ detail: <ServerMessage text={reason} /> }}
        />
      </ErrorState>
    );
  }
  return <Skeleton shape="status" />;
}

/** A repeat has no thread of its own. */
function Repeated({ statusId }: { statusId: string }) {
  useWhileMounted(statusId, statusOpened({ statusId }), statusClosed({ statusId }));
  return <StatusThread statusId={statusId} />;
}
