/** One announcement: its text, its period of validity, and the actions on it. */
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Unread } from '@/components/notifications/rows/Unread';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { AnnouncementButtons } from '@/components/talk/announcements/AnnouncementButtons';
import { AnnouncementForm } from '@/components/talk/announcements/AnnouncementForm';
import { AnnouncementTimes } from '@/components/talk/announcements/AnnouncementTimes';
import { messages } from '@/components/talk/announcements/messages';
import { RichText } from '@/components/statuses/text/RichText';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import {
  selectAnnouncement,
  selectAnnouncementEmoji,
  selectMayManageAnnouncements,
  selectWrittenAnnouncement,
} from '@/selectors/talk/announcements';
import { selectSignedIn } from '@/selectors/session/session';
import { announcementReadRequested } from '@/slices/talk/announcements';
import { Button } from '@/ui/buttons/Button';
import { MarkReadIcon } from '@/ui/icons/icons';
import { AnnouncementReactions } from './AnnouncementReactions';
import styles from './AnnouncementItem.module.css';

interface Props {
  announcementId: string;
  position: FeedPosition;
}

export function AnnouncementItem({ announcementId, position }: Props) {
  const id = useId();
  const intl = useIntl();
  const announcement = useAppSelector((state) => selectAnnouncement(state, announcementId));
  const emoji = useAppSelector((state) => selectAnnouncementEmoji(state, announcementId));
  const signedIn = useAppSelector(selectSignedIn);
  const mayManage = useAppSelector(selectMayManageAnnouncements);
  const written = useAppSelector((state) => selectWrittenAnnouncement(state, announcementId));
  const canReact = useCan('announcementReactions') && signedIn;
  const isEdited = mayManage && written !== null;
  const isUnread = signedIn && announcement?.read === false && !announcement.inactive;
  const row = useKeptFocus(`${isEdited ? 'edited' : ''} ${isUnread ? 'unread' : ''}`);
  if (!announcement) return null;
  return (
    <article
      ref={row}
      className={styles.item}
      tabIndex={0}
      data-unread={isUnread || undefined}
      aria-label={isEdited ? intl.formatMessage(messages.change) : undefined}
      aria-labelledby={isEdited ? undefined : `${id}-unread ${id}-text ${id}-times`}
      {...feedPosition(position)}
    >
      {isUnread && <Unread id={`${id}-unread`} />}
      {isEdited ? (
        <AnnouncementForm announcementId={announcementId} />
      ) : (
        <>
          <div id={`${id}-text`} className={styles.text} data-inactive={announcement.inactive}>
            <RichText html={announcement.html} emoji={emoji} />
          </div>
          <div id={`${id}-times`}>
            <AnnouncementTimes announcement={announcement} />
          </div>
          {canReact && <AnnouncementReactions announcementId={announcementId} />}
          <div className={styles.buttons}>
            {isUnread && <ReadButton announcementId={announcementId} />}
            {mayManage && <AnnouncementButtons announcement={announcement} />}
          </div>
        </>
      )}
    </article>
  );
}

function ReadButton({ announcementId }: { announcementId: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      size="small"
      icon={MarkReadIcon}
      onPress={() => dispatch(announcementReadRequested({ announcementId }))}
    >
      <FormattedMessage id="announcements.mark_as_read_action" defaultMessage="Mark as read" />
    </Button>
  );
}

/** Moves the focus to the row when the focused element disappears with a change of the row. */
function useKeptFocus(shape: string) {
  const row = useRef<HTMLElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const element = row.current;
    if (within.current && document.activeElement === document.body) {
      element?.focus({ preventScroll: true });
    }
    const note = () => {
      within.current = element?.contains(document.activeElement) ?? false;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [shape]);
  return row;
}
