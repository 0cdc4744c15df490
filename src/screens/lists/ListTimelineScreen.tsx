/** The timeline of a list under its title. A list that is not loaded is fetched by its id. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NoneForVisitors } from '@/components/session/login/NoneForVisitors';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import { timelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectList, selectListsKnown } from '@/selectors/people/lists';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { ListMissing } from './ListMissing';

const messages = defineMessages({
  list: { id: 'screen.list', defaultMessage: 'List' },
});

export default function ListTimelineScreen({ params }: { params: Record<string, string> }) {
  const intl = useIntl();
  const listId = params.id ?? '';
  const isVisitor = useAppSelector(
    (state) => !selectSignedIn(state) && !selectSessionPending(state),
  );
  const title = useAppSelector((state) => selectList(state, listId)?.title);
  const known = useAppSelector(selectListsKnown);
  const key = timelineKey('list', listId);
  const label = title || intl.formatMessage(messages.list);
  const isMissing = known && title === undefined;
  return (
    <>
      <TimelineHeading title={label} timelineKey={key} />
      {isVisitor ? (
        <NoneForVisitors>
          <FormattedMessage id="timeline.no_statuses" defaultMessage="No posts yet" />
        </NoneForVisitors>
      ) : isMissing ? (
        <ListMissing key={listId} listId={listId} />
      ) : (
        <StatusList key={key} timelineKey={key} label={label} />
      )}
    </>
  );
}
