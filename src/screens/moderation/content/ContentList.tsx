/** The list of found posts of any length, with the actions on many of them. */
import { FormattedMessage, useIntl } from 'react-intl';
import {
  CONTENT,
  isFilteredHere,
  isToBeDoneToPost,
  MORE_CONTENT,
  type ContentFilter,
  type ContentQuestion,
  type PostAction,
} from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { rowIn } from '@/lib/values/rowTable';
import { EmptyList } from '@/screens/moderation/list/EmptyList';
import { SelectionBar } from '@/screens/moderation/list/SelectionBar';
import { useQueueKeys } from '@/screens/moderation/list/useQueueKeys';
import { useSelection } from '@/screens/moderation/list/useSelection';
import { WorkList } from '@/screens/moderation/list/WorkList';
import { messages } from '@/screens/moderation/messages';
import { selectShownContent, selectStaffContent } from '@/selectors/admin/staffContent';
import { contentClosed, contentOpened, moreContentRequested } from '@/slices/admin/staffContent';
import { postEntries } from './actions';
import { words } from './contentMessages';
import { ContentWork } from './ContentWork';
import { PostRow } from './PostRow';

interface Props {
  filter: ContentFilter;
  question: ContentQuestion;
  offers: ContentOffers;
  onAct: (statusIds: readonly string[], action: PostAction) => void;
}

export function ContentList({ filter, question, offers, onAct }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const list = JSON.stringify(question);
  const opened = { filter, question };
  useWhileMounted(list, contentOpened({ ...opened, again: false }), contentClosed());
  const ids = useAppSelector(selectShownContent);
  const hasMore = useAppSelector((state) => selectStaffContent(state).next !== null);
  const loaded = useAppSelector((state) => selectStaffContent(state).ids?.length ?? 0);
  const rows = useAppSelector((state) => state.statuses.entities);
  const selection = useSelection();
  const canAct = offers.deletes || offers.marks;
  useQueueKeys((key, id) => {
    if (key !== 'x' || !canAct) return false;
    selection.select([id], !selection.selected.has(id));
    return true;
  });

  if (offers.posts === 'by person' && question.person === '') {
    return (
      <EmptyList>
        <FormattedMessage
          id="moderation.content_whose"
          defaultMessage="Enter a person to see their posts."
        />
      </EmptyList>
    );
  }
  return (
    <WorkList
      list={`staff content ${list}`}
      label={intl.formatMessage(words.posts)}
      ids={ids}
      request={CONTENT}
      onReload={() => dispatch(contentOpened({ ...opened, again: true }))}
      skeleton="status"
      keys={canAct ? [['x', intl.formatMessage(messages.select, { name: '…' })]] : []}
      hasMore={hasMore}
      moreRequest={MORE_CONTENT}
      onMore={() => dispatch(moreContentRequested())}
      loaded={loaded}
      // Pages of which nothing is shown would otherwise be loaded without end.
      whenReached={!isFilteredHere(filter, offers.asksForMedia)}
      empty={<EmptyList>{intl.formatMessage(messages.nothing)}</EmptyList>}
      row={(id, position) => (
        <PostRow
          statusId={id}
          position={position}
          offers={offers}
          selected={canAct ? selection.selected.has(id) : null}
          onSelect={(wanted) => selection.select([id], wanted)}
          onAct={(action) => onAct([id], action)}
        />
      )}
    >
      <ContentWork />
      <SelectionBar
        {...selection}
        ids={ids ?? []}
        entries={postEntries(offers, intl)}
        fits={(id, action) => {
          const status = rowIn(rows, id);
          return status !== undefined && isToBeDoneToPost(status, action);
        }}
        onAct={onAct}
      />
    </WorkList>
  );
}
