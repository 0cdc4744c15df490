/** The reader's bookmarks: all of them, or those of a folder that the address names. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { NoneForVisitors } from '@/components/session/login/NoneForVisitors';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import { timelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { selectBookmarkFolders } from '@/selectors/statuses/bookmarkFolders';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FolderBar } from './FolderBar';
import { LocalFolder } from './LocalFolder';

const messages = defineMessages({
  title: { id: 'nav.bookmarks', defaultMessage: 'Bookmarks' },
});

export default function BookmarksScreen() {
  const title = useIntl().formatMessage(messages.title);
  const signedIn = useAppSelector(selectSignedIn);
  const isVisitor = useAppSelector(
    (state) => !selectSignedIn(state) && !selectSessionPending(state),
  );
  const folderId = new URLSearchParams(useLocation().search).get('folder');
  return (
    <>
      <TimelineHeading title={title} timelineKey={timelineKey('bookmarks')} />
      {signedIn && <FolderBar folderId={folderId} />}
      {isVisitor ? (
        <NoneForVisitors>
          <FormattedMessage id="timeline.no_statuses" defaultMessage="No posts yet" />
        </NoneForVisitors>
      ) : folderId === null ? (
        <All title={title} />
      ) : (
        <Folder key={folderId} folderId={folderId} title={title} />
      )}
    </>
  );
}

const All = ({ title }: { title: string }) => (
  <StatusList key="all" timelineKey={timelineKey('bookmarks')} label={title} />
);

/** A folder that is gone shows all bookmarks, as its posts are among them. */
function Folder({ folderId, title }: { folderId: string; title: string }) {
  const { folders } = useAppSelector(selectBookmarkFolders);
  const onServer = useCan('bookmarkFolders');
  // A folder that was shown stays, also when its folder is deleted elsewhere.
  const [shown, show] = useState(false);
  const folder = folders?.find(({ id }) => id === folderId);
  if (folder && !shown) show(true);
  if (folders === null) return <Skeleton shape="status" count={3} />;
  if (!folder && !shown) return <All title={title} />;
  const label = folder?.name ?? title;
  return onServer ? (
    <StatusList timelineKey={timelineKey('bookmarks', folderId)} label={label} />
  ) : (
    <LocalFolder folderId={folderId} label={label} />
  );
}
