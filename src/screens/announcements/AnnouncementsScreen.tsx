/** What staff tell everybody, the newest first; those who may write it do so above. */
import { FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/components/list/WindowedFeed';
import { NoneForVisitors } from '@/components/login/NoneForVisitors';
import { ANNOUNCEMENTS, NEW_ANNOUNCEMENT } from '@/domain/announcement';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import {
  selectAnnouncementIds,
  selectAnnouncementsKnown,
  selectMayManageAnnouncements,
} from '@/selectors/announcements';
import { selectRequest } from '@/selectors/requests';
import { selectAwaitsMember, selectSignedIn } from '@/selectors/session';
import { announcementsClosed, announcementsOpened } from '@/slices/announcements';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { Skeleton } from '@/ui/Skeleton';
import { AnnouncementForm } from './AnnouncementForm';
import { AnnouncementItem } from './AnnouncementItem';
import { messages } from './messages';
import styles from './AnnouncementsScreen.module.css';

export default function AnnouncementsScreen() {
  const intl = useIntl();
  const signedIn = useAppSelector(selectSignedIn);
  const awaitsMember = useAppSelector(selectAwaitsMember);
  return (
    <>
      <ScreenHeading title={intl.formatMessage(messages.title)} />
      {awaitsMember ? <Shapes /> : <Announcements signedIn={signedIn} />}
    </>
  );
}

/** Some servers tell visitors as well; the others say that they do not. */
function Announcements({ signedIn }: { signedIn: boolean }) {
  const dispatch = useAppDispatch();
  const opened = announcementsOpened();
  useWhileShown(signedIn ? 'as a member' : 'as a visitor', opened, announcementsClosed());
  const known = useAppSelector(selectAnnouncementsKnown);
  const mayManage = useAppSelector(selectMayManageAnnouncements);
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, ANNOUNCEMENTS),
  );

  if (!signedIn && (httpStatus === 401 || httpStatus === 403)) {
    return (
      <NoneForVisitors>
        <FormattedMessage
          id="announcements.for_members"
          defaultMessage="Announcements are for members of this instance."
        />
      </NoneForVisitors>
    );
  }
  return (
    <>
      {mayManage && <AnnouncementForm announcementId={NEW_ANNOUNCEMENT} />}
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="announcements.loading_error"
            defaultMessage="The announcements could not be fetched."
          />
        </ErrorState>
      )}
      {known ? <List busy={busy} isWhole={reason === null} /> : reason === null && <Shapes />}
    </>
  );
}

function List({ busy, isWhole }: { busy: boolean; isWhole: boolean }) {
  const intl = useIntl();
  const ids = useAppSelector(selectAnnouncementIds);
  if (ids.length > 0) {
    return (
      <WindowedFeed
        list="announcements"
        label={intl.formatMessage(messages.title)}
        busy={busy}
        ids={ids}
        row={(id, index) => (
          <AnnouncementItem announcementId={id} position={{ at: index + 1, of: ids.length }} />
        )}
      />
    );
  }
  if (!isWhole) return null;
  return (
    <EmptyState>
      <FormattedMessage
        id="announcements.none"
        defaultMessage="No announcements. What the staff of this instance tell everybody shows here."
      />
    </EmptyState>
  );
}

const Shapes = () => (
  <div className={styles.shapes}>
    <Skeleton shape="line" count={6} />
  </div>
);
