/** The moderators' area: the queue of reports, or why this login may not open it. */
import { FormattedMessage, useIntl } from 'react-intl';
import { REPORT_QUEUE } from '@/domain/admin/reportQueue';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMayHaveStaffScopes, selectReportOffers } from '@/selectors/admin/reportQueue';
import { selectRequest } from '@/selectors/engine/requests';
import { staffLoginRequested } from '@/slices/admin/reportQueue';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ModerationIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { messages } from './messages';
import { ReportQueue } from './ReportQueue';

const FORBIDDEN = 403;

export function ModerationScreen() {
  const intl = useIntl();
  const offers = useAppSelector(selectReportOffers);
  const mayAsk = useAppSelector(selectMayHaveStaffScopes);
  const { httpStatus, reason } = useAppSelector((state) => selectRequest(state, REPORT_QUEUE));
  return (
    <>
      <ScreenHeading title={intl.formatMessage(messages.title)} />
      {mayAsk && httpStatus !== FORBIDDEN && offers ? (
        <ReportQueue offers={offers} />
      ) : (
        <ScopeMissing reason={reason} />
      )}
    </>
  );
}

/** The role has the right, but the token was given without its scope. */
function ScopeMissing({ reason }: { reason: string | null }) {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={ModerationIcon}
      action={
        <Button tone="primary" onPress={() => dispatch(staffLoginRequested())}>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </Button>
      }
    >
      <FormattedMessage
        id="moderation.scope_missing"
        defaultMessage="This login doesn't include moderation. Log in again to allow it. What you've written is kept."
      />
      {reason !== null && (
        <>
          {' '}
          <ServerMessage text={reason} />
        </>
      )}
    </EmptyState>
  );
}
