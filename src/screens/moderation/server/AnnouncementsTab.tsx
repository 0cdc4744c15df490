/** All announcements, also those that are over or yet to come, with the form for another. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { AnnouncementButtons } from '@/components/talk/announcements/AnnouncementButtons';
import { AnnouncementForm } from '@/components/talk/announcements/AnnouncementForm';
import { AnnouncementTimes } from '@/components/talk/announcements/AnnouncementTimes';
import { messages } from '@/components/talk/announcements/messages';
import { ANNOUNCEMENTS, NEW_ANNOUNCEMENT } from '@/domain/talk/announcement';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { ShortList } from '@/screens/moderation/list/ShortList';
import {
  selectAnnouncement,
  selectAnnouncementEmoji,
  selectAnnouncementIds,
  selectAnnouncementsKnown,
  selectMayManageAnnouncements,
  selectWrittenAnnouncement,
} from '@/selectors/talk/announcements';
import { announcementsClosed, announcementsOpened } from '@/slices/talk/announcements';
import { AnnouncementsIcon } from '@/ui/icons/icons';
import styles from './Server.module.css';

export function AnnouncementsTab() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const opened = announcementsOpened();
  useWhileMounted('announcements', opened, announcementsClosed());
  const ids = useAppSelector(selectAnnouncementIds);
  const known = useAppSelector(selectAnnouncementsKnown);
  const mayManage = useAppSelector(selectMayManageAnnouncements);
  return (
    <>
      {mayManage && <AnnouncementForm announcementId={NEW_ANNOUNCEMENT} />}
      <ShortList
        label={intl.formatMessage(messages.title)}
        rows={known || ids.length > 0 ? ids : null}
        idOf={(id) => id}
        row={(id) => <Row key={id} announcementId={id} mayManage={mayManage} />}
        request={ANNOUNCEMENTS}
        onReload={() => dispatch(opened)}
        icon={AnnouncementsIcon}
      />
    </>
  );
}

function Row({ announcementId, mayManage }: { announcementId: string; mayManage: boolean }) {
  const id = useId();
  const announcement = useAppSelector((state) => selectAnnouncement(state, announcementId));
  const emoji = useAppSelector((state) => selectAnnouncementEmoji(state, announcementId));
  const written = useAppSelector((state) => selectWrittenAnnouncement(state, announcementId));
  if (!announcement) return null;
  if (mayManage && written !== null) {
    return (
      <li>
        <AnnouncementForm announcementId={announcementId} />
      </li>
    );
  }
  return (
    <li className={styles.section} aria-labelledby={id}>
      <div id={id}>
        <RichText html={announcement.html} emoji={emoji} />
      </div>
      <AnnouncementTimes announcement={announcement} />
      {mayManage && (
        <div className={styles.actions}>
          <AnnouncementButtons announcement={announcement} />
        </div>
      )}
    </li>
  );
}
