/** The moderators' area: one of its pages, or why this login may not open it. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffPage } from '@/domain/admin/staff';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectRequest } from '@/selectors/engine/requests';
import { staffLoginRequested } from '@/slices/admin/reportQueue';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ModerationIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { AreaNavigation } from './AreaNavigation';
import { areaPages } from './areaPages';
import { messages } from './messages';

const FORBIDDEN = 403;

interface Props {
  page: StaffPage;
  /** Those that the reader may open. */
  pages: readonly StaffPage[];
  entry: string | null;
}

export function ModerationScreen({ page, pages, entry }: Props) {
  const intl = useIntl();
  const { Page, request } = areaPages[page];
  const mayAsk = useAppSelector(selectMayHaveStaffScopes);
  const { httpStatus, reason } = useAppSelector((state) => selectRequest(state, request));
  return (
    <>
      <ScreenHeading title={intl.formatMessage(messages.title)} />
      <AreaNavigation page={page} pages={pages} />
      {mayAsk && httpStatus !== FORBIDDEN ? (
        <Page entry={entry} />
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
        defaultMessage="This login doesn't include moderation. Log in again to allow it. What you have written is kept."
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
