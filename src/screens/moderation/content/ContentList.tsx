/** The list of found posts of any length, with the actions on many of them, its keys and its end. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  CONTENT,
  isFilteredHere,
  MORE_CONTENT,
  type ContentFilter,
  type ContentQuestion,
  type PostAction,
} from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { useQueueKeys } from '@/screens/moderation/useQueueKeys';
import { WorkBar } from '@/screens/moderation/WorkBar';
import {
  selectContentWork,
  selectShownContent,
  selectStaffContent,
} from '@/selectors/admin/staffContent';
import { selectRequest } from '@/selectors/engine/requests';
import {
  contentClosed,
  contentOpened,
  contentWorkDropped,
  contentWorkPaused,
  failedContentJobsRetried,
  moreContentRequested,
} from '@/slices/admin/staffContent';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ModerationIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { words } from './contentMessages';
import { ContentKeys } from './ContentKeys';
import { ContentSelection } from './ContentSelection';
import { PostRow } from './PostRow';

interface Props {
  filter: ContentFilter;
  question: ContentQuestion;
  offers: ContentOffers;
  onAct: (statusIds: readonly string[], action: PostAction) => void;
}

const nothing: ReadonlySet<string> = new Set();

export function ContentList({ filter, question, offers, onAct }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const list = JSON.stringify(question);
  const opened = { filter, question };
  useWhileMounted(list, contentOpened({ ...opened, again: false }), contentClosed());
  const ids = useAppSelector(selectShownContent);
  const work = useAppSelector(selectContentWork);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, CONTENT));
  const [selected, setSelected] = useState(nothing);
  const select = (statusIds: readonly string[], wanted: boolean) =>
    setSelected((set) => {
      const next = new Set(set);
      for (const id of statusIds) {
        if (wanted) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const canAct = offers.deletes || offers.marks;

  useQueueKeys((key, id) => {
    if (key !== 'x' || !canAct) return false;
    select([id], !selected.has(id));
    return true;
  });

  if (offers.posts === 'by person' && question.person === '') return <NobodyNamed />;
  return (
    <>
      <ContentKeys selects={canAct} />
      <WorkBar
        work={work}
        onPause={(paused) => dispatch(contentWorkPaused({ paused }))}
        onRetry={() => dispatch(failedContentJobsRetried())}
        onDrop={() => dispatch(contentWorkDropped())}
      />
      <ContentSelection
        ids={ids ?? []}
        selected={selected}
        offers={offers}
        onSelect={select}
        onAct={onAct}
      />
      {reason !== null && (
        <ErrorState
          detail={reason}
          busy={busy}
          onRetry={() => dispatch(contentOpened({ ...opened, again: true }))}
        >
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        </ErrorState>
      )}
      {ids === null && reason === null && <Skeleton shape="status" count={4} />}
      {ids !== null && (
        <WindowedFeed
          list={`staff content ${list}`}
          label={intl.formatMessage(words.posts)}
          busy={busy}
          ids={ids}
          row={(id, index) => (
            <PostRow
              statusId={id}
              position={{ at: index + 1, of: ids.length }}
              offers={offers}
              selected={canAct ? selected.has(id) : null}
              onSelect={(wanted) => select([id], wanted)}
              onAct={(action) => onAct([id], action)}
            />
          )}
        />
      )}
      {ids !== null && (
        <End shown={ids.length} filtered={isFilteredHere(filter, offers.asksForMedia)} />
      )}
    </>
  );
}

const NobodyNamed = () => (
  <EmptyState icon={ModerationIcon}>
    <FormattedMessage
      id="moderation.content_whose"
      defaultMessage="Enter a person to see their posts."
    />
  </EmptyState>
);

function End({ shown, filtered }: { shown: number; filtered: boolean }) {
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector((state) => selectStaffContent(state).next !== null);
  const loaded = useAppSelector((state) => selectStaffContent(state).ids?.length ?? 0);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MORE_CONTENT));
  return (
    <>
      {shown === 0 && (
        <EmptyState icon={ModerationIcon}>
          <FormattedMessage id="federation.empty" defaultMessage="There is nothing in this list" />
        </EmptyState>
      )}
      {hasMore && (
        <ListFooter
          // Scroll anchoring would keep an old footer in place and so skip the new rows.
          key={loaded}
          state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
          busy={busy}
          // Pages of which nothing is shown would otherwise be loaded without end.
          whenReached={!filtered}
          onMore={() => dispatch(moreContentRequested())}
          error={reason === null ? undefined : <ServerMessage text={reason} />}
        />
      )}
    </>
  );
}
