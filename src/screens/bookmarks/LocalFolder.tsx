/** The posts of a folder that this browser keeps, the last ones put in first. */
import { FormattedMessage } from 'react-intl';
import { StatusBoundary } from '@/components/statuses/card/StatusBoundary';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { folderRequest } from '@/domain/timelines/bookmarkFolders';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectBookmarkFolders } from '@/selectors/statuses/bookmarkFolders';
import { folderPostsClosed, folderPostsRequested } from '@/slices/statuses/bookmarkFolders';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { BookmarkIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { WindowedFeed } from '@/virtualList/WindowedFeed';

export function LocalFolder({ folderId, label }: { folderId: string; label: string }) {
  const dispatch = useAppDispatch();
  const opened = folderPostsRequested({ folderId, asked: PAGE_SIZE });
  useWhileMounted(folderId, opened, folderPostsClosed());
  const { shown, places } = useAppSelector(selectBookmarkFolders);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, folderRequest(folderId)));
  const ids = shown?.folderId === folderId ? shown.ids : null;
  const asked = shown?.asked ?? PAGE_SIZE;
  const more = () => dispatch(folderPostsRequested({ folderId, asked: asked + PAGE_SIZE }));
  if (ids === null) {
    return reason === null ? (
      <Skeleton shape="status" count={3} />
    ) : (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
        <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      </ErrorState>
    );
  }
  const left = places.filter((place) => place.folderId === folderId).length > asked;
  if (ids.length === 0 && !left) {
    return (
      <EmptyState icon={BookmarkIcon}>
        <FormattedMessage
          id="bookmarks.empty"
          defaultMessage="Nothing here yet. Move a bookmark here from the menu of its post."
        />
      </EmptyState>
    );
  }
  return (
    <>
      <WindowedFeed
        list={`bookmark folder ${folderId}`}
        label={label}
        busy={busy}
        ids={ids}
        row={(id, index) => {
          const position = { at: index + 1, of: ids.length };
          return (
            <StatusBoundary statusId={id} position={position}>
              <StatusCard statusId={id} position={position} viewingContext="collection" />
            </StatusBoundary>
          );
        }}
      />
      <ListFooter
        state={busy ? 'loading' : reason !== null ? 'failed' : left ? 'more' : 'end'}
        onMore={reason === null ? more : () => dispatch(folderPostsRequested({ folderId, asked }))}
      />
    </>
  );
}
