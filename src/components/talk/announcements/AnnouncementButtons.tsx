/** The buttons with which staff edits and deletes an announcement. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announcementRequest, type Announcement } from '@/domain/talk/announcement';
import { draftOf } from '@/domain/talk/announcementDraft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { announcementDeleteRequested, announcementWritten } from '@/slices/talk/announcements';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { DeleteIcon, EditIcon } from '@/ui/icons/icons';
import { messages } from './messages';

export function AnnouncementButtons({ announcement }: { announcement: Announcement }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const { id: announcementId } = announcement;
  const { busy } = useAppSelector((state) =>
    selectRequest(state, announcementRequest(announcementId)),
  );
  const edit = () =>
    dispatch(announcementWritten({ announcementId, draft: draftOf(announcement) }));
  return (
    <>
      <Button size="small" tone="quiet" icon={EditIcon} onPress={busy ? undefined : edit}>
        {intl.formatMessage(messages.edit)}
      </Button>
      <Button
        size="small"
        tone="quiet"
        icon={DeleteIcon}
        busy={busy}
        popup="dialog"
        onPress={() => ask(true)}
      >
        {intl.formatMessage(messages.delete)}
      </Button>
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.reallyDelete)}
          accept={intl.formatMessage(messages.delete)}
          tone="danger"
          onAccept={() => {
            ask(false);
            dispatch(announcementDeleteRequested({ announcementId }));
          }}
          onCancel={() => ask(false)}
        >
          <FormattedMessage
            id="announcements.really_delete_consequence"
            defaultMessage="It'll disappear for everyone, even if they haven't read it."
          />
        </Confirm>
      )}
    </>
  );
}
