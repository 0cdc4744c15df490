/** One status on its own page, within its conversation. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Conversation } from '@/components/conversation/Conversation';
import { HomeLink } from '@/components/navigation/HomeLink';
import { QuickFilterButton, QuickViewButton } from '@/components/timeline/HeadingMenus';
import { statusRequest } from '@/domain/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectRequest } from '@/selectors/requests';
import { selectStatus } from '@/selectors/statuses';
import { statusClosed, statusOpened } from '@/slices/statuses';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';

export default function ConversationScreen({ params }: { params: Record<string, string> }) {
  const statusId = params.id ?? '';
  const intl = useIntl();
  useWhileShown(statusId, statusOpened({ statusId }), statusClosed({ statusId }));
  return (
    <>
      <ScreenHeading
        title={intl.formatMessage({ id: 'timeline.conversation', defaultMessage: 'Conversation' })}
        actions={[
          <QuickFilterButton key="filter" inConversation />,
          <QuickViewButton key="view" inConversation />,
        ]}
      />
      <Shown statusId={statusId} />
    </>
  );
}

/** What is known is shown at once; asking the server may still bring news of it. */
function Shown({ statusId }: { statusId: string }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectStatus(state, statusId));
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, statusRequest(statusId)),
  );
  if (status?.repeatOfId) return <Repeated key={statusId} statusId={status.repeatOfId} />;
  if (status) return <Conversation key={statusId} statusId={statusId} />;
  if (httpStatus === 404 || httpStatus === 400) {
    return (
      <EmptyState action={<HomeLink />}>
        <FormattedMessage
          id="status.not_found"
          defaultMessage="This post does not exist, or you may not see it."
        />
      </EmptyState>
    );
  }
  if (reason !== null) {
    return (
      <ErrorState busy={busy} onRetry={() => dispatch(statusOpened({ statusId }))}>
        <FormattedMessage
          id="status.error"
          defaultMessage="Error fetching this post: {detail}"
          values={{ detail: <ServerWords text={reason} /> }}
        />
      </ErrorState>
    );
  }
  return <Skeleton shape="status" />;
}

/** A repeat has no conversation of its own. */
function Repeated({ statusId }: { statusId: string }) {
  useWhileShown(statusId, statusOpened({ statusId }), statusClosed({ statusId }));
  return <Conversation statusId={statusId} />;
}
