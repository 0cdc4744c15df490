/** Announcements, the newest first, below the form for those who may write them. */
import { FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { AnnouncementForm } from '@/components/talk/announcements/AnnouncementForm';
import { messages } from '@/components/talk/announcements/messages';
import { NoneForVisitors } from '@/components/session/login/NoneForVisitors';
import { ANNOUNCEMENTS, NEW_ANNOUNCEMENT } from '@/domain/talk/announcement';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import {
  selectAnnouncementIds,
  selectAnnouncementsKnown,
  selectMayManageAnnouncements,
} from '@/selectors/talk/announcements';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { announcementsClosed, announcementsOpened } from '@/slices/talk/announcements';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { AnnouncementsIcon } from '@/ui/icons/icons';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { AnnouncementItem } from './AnnouncementItem';
import styles from './AnnouncementsScreen.module.css';

export default function AnnouncementsScreen() {
  const intl = useIntl();
  const signedIn = useAppSelector(selectSignedIn);
  const sessionPending = useAppSelector(selectSessionPending);
  return (
    <>
      <ScreenHeading title={intl.formatMessage(messages.title)} />
      {sessionPending ? <Shapes /> : <Announcements signedIn={signedIn} />}
    </>
  );
}

/** Some servers show announcements to visitors as well; the others refuse them. */
function Announcements({ signedIn }: { signedIn: boolean }) {
  const dispatch = useAppDispatch();
  const opened = announcementsOpened();
  useWhileMounted(signedIn ? 'as a member' : 'as a visitor', opened, announcementsClosed());
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
          defaultMessage="Log in to see announcements."
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
            defaultMessage="Couldn't load announcements"
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
    <EmptyState icon={AnnouncementsIcon}>
      <FormattedMessage id="announcements.none" defaultMessage="No announcements" />
    </EmptyState>
  );
}

const Shapes = () => (
  <div className={styles.shapes}>
    <Skeleton shape="line" count={6} />
  </div>
);
