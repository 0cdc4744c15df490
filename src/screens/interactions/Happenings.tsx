/** The list of one tab: the rows are those of the notifications. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FetchFailed } from '@/components/notification/FetchFailed';
import { NotificationItem } from '@/components/notification/NotificationItem';
import {
  happeningsRequest,
  olderHappeningsRequest,
  type InteractionTab,
} from '@/domain/interactionTabs';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import {
  selectHappeningRows,
  selectHappenings,
  selectHappeningsLoaded,
} from '@/selectors/happenings';
import { selectRequest } from '@/selectors/requests';
import { happeningsClosed, happeningsOpened, olderHappeningsRequested } from '@/slices/happenings';
import { EmptyState } from '@/ui/EmptyState';
import { ListFooter } from '@/ui/ListFooter';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';

const messages = defineMessages({
  older: { id: 'notifications.load_older', defaultMessage: 'Load older notifications' },
});

interface Props {
  tab: InteractionTab;
  /** The feed's name: the tab. */
  label: string;
}

export function Happenings({ tab, label }: Props) {
  const opened = happeningsOpened({ tab });
  useWhileShown(tab, opened, happeningsClosed({ tab }));
  const dispatch = useAppDispatch();
  const rows = useAppSelector((state) => selectHappeningRows(state, tab));
  const loaded = useAppSelector((state) => selectHappeningsLoaded(state, tab));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, happeningsRequest(tab)));

  if (!loaded && reason !== null) {
    return <FetchFailed reason={reason} busy={busy} onRetry={() => dispatch(opened)} />;
  }
  return (
    <>
      {!loaded && <Skeleton shape="person" count={8} />}
      {rows.length > 0 && (
        <div role="feed" aria-label={label} aria-busy={busy}>
          {rows.map((row, index) => (
            <NotificationItem
              key={row.id}
              row={row}
              at={index + 1}
              of={rows.length}
              fresh={false}
            />
          ))}
        </div>
      )}
      {loaded && <End tab={tab} empty={rows.length === 0} />}
    </>
  );
}

function End({ tab, empty }: { tab: InteractionTab; empty: boolean }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { atEnd } = useAppSelector((state) => selectHappenings(state, tab));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, olderHappeningsRequest(tab)),
  );
  if (atEnd && empty) {
    return (
      <EmptyState>
        <FormattedMessage id="interactions.none" defaultMessage="Nothing of this kind yet" />
      </EmptyState>
    );
  }
  const stateOf = () => {
    if (atEnd) return 'end';
    if (reason !== null) return 'failed';
    return busy ? 'loading' : 'more';
  };
  return (
    <ListFooter
      state={stateOf()}
      busy={busy}
      onMore={() => dispatch(olderHappeningsRequested({ tab }))}
      moreLabel={intl.formatMessage(messages.older)}
      error={reason === null ? undefined : <ServerWords text={reason} />}
      end={
        <FormattedMessage
          id="notifications.no_more_notifications"
          defaultMessage="No more notifications"
        />
      }
    />
  );
}
