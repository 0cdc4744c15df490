/** The end of the results of one kind: loads more, or says that there are none or no more. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { moreResultsRequest, type Search, type SearchTab } from '@/domain/discovery/search';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectFound } from '@/selectors/discovery/search';
import { moreResultsRequested } from '@/slices/discovery/search';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SearchIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';

const messages = defineMessages({
  more: { id: 'search.load_more', defaultMessage: 'Load more results' },
});

interface Props {
  search: Search;
  tab: SearchTab;
  /** The number of results above. */
  count: number;
}

export function MoreResults({ search, tab, count }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const ended = useAppSelector((state) => selectFound(state, search)?.ended[tab] ?? true);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, moreResultsRequest(search, tab)),
  );
  if (ended && count === 0) {
    return (
      <EmptyState icon={SearchIcon}>
        <FormattedMessage id="search.no_results" defaultMessage="No results" />
      </EmptyState>
    );
  }
  const stateOf = () => {
    if (ended) return 'end';
    if (reason !== null) return 'failed';
    return busy ? 'loading' : 'more';
  };
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={stateOf()}
      busy={busy}
      onMore={() => dispatch(moreResultsRequested({ search, tab }))}
      moreLabel={intl.formatMessage(messages.more)}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
      end={<FormattedMessage id="search.no_more_results" defaultMessage="No more results" />}
    />
  );
}
