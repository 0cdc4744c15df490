/**
 * The form in which staff write or edit an announcement. The draft is kept until it is saved or
 * discarded; the server's error message is shown here.
 */
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { announcementRequest, NEW_ANNOUNCEMENT } from '@/domain/talk/announcement';
import {
  validateAnnouncement,
  withAllDay,
  type AnnouncementDraft,
} from '@/domain/talk/announcementDraft';
import { announcementPreview } from '@/domain/talk/announcementPreview';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectWrittenAnnouncement } from '@/selectors/talk/announcements';
import { selectRequest } from '@/selectors/engine/requests';
import {
  announcementDropped,
  announcementErrorDismissed,
  announcementSaveRequested,
  announcementWritten,
  type WrittenAnnouncement,
} from '@/slices/talk/announcements';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Notice } from '@/ui/feedback/Notice';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { messages } from './messages';
import styles from './AnnouncementForm.module.css';

const failures: Record<'post' | 'edit', MessageDescriptor> = defineMessages({
  post: {
    id: 'announcements.post_error',
    defaultMessage: "Couldn't post the announcement: {error}",
  },
  edit: {
    id: 'announcements.edit_error',
    defaultMessage: "Couldn't save the announcement: {error}",
  },
});

export function AnnouncementForm({ announcementId }: { announcementId: string }) {
  const written = useAppSelector((state) => selectWrittenAnnouncement(state, announcementId));
  return written && <Form announcementId={announcementId} written={written} />;
}

interface Props {
  announcementId: string;
  written: WrittenAnnouncement;
}

function Form({ announcementId, written: { draft, error } }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const id = useId();
  const { busy } = useAppSelector((state) =>
    selectRequest(state, announcementRequest(announcementId)),
  );
  const isNew = announcementId === NEW_ANNOUNCEMENT;
  const validationError = validateAnnouncement(draft);
  const change = (changes: Partial<AnnouncementDraft>) =>
    dispatch(announcementWritten({ announcementId, draft: { ...draft, ...changes } }));
  const save = () => {
    if (!busy && validationError === null) dispatch(announcementSaveRequested({ announcementId }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const whyNot = () => {
    if (validationError === null) return null;
    return intl.formatMessage(
      validationError === 'empty' ? messages.textNeeded : messages.endsFirst,
    );
  };
  const type = draft.allDay ? 'date' : 'datetime-local';

  return (
    <form className={styles.form} data-new={isNew} aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={styles.title}>
        {intl.formatMessage(isNew ? messages.write : messages.change)}
      </h2>
      <TextArea
        ref={isNew ? undefined : focusOnce}
        label={intl.formatMessage(messages.text)}
        value={draft.content}
        readOnly={busy}
        rows={3}
        maxRows={16}
        onChange={(content) => change({ content })}
        onKeyDown={onKeyDown}
      />
      <Preview content={draft.content} />
      <div className={styles.times}>
        <TextField
          label={intl.formatMessage(messages.starts)}
          type={type}
          value={draft.startsAt}
          readOnly={busy}
          onChange={(startsAt) => change({ startsAt })}
        />
        <TextField
          label={intl.formatMessage(messages.ends)}
          type={type}
          value={draft.endsAt}
          readOnly={busy}
          error={validationError === 'endsFirst' && intl.formatMessage(messages.endsFirst)}
          onChange={(endsAt) => change({ endsAt })}
        />
      </div>
      {error !== null && (
        <Notice
          tone="error"
          onDismiss={() => dispatch(announcementErrorDismissed({ announcementId }))}
        >
          <FormattedMessage {...(isNew ? failures.post : failures.edit)} values={{ error }} />
        </Notice>
      )}
      <div className={styles.foot}>
        <Checkbox
          label={intl.formatMessage(messages.allDay)}
          hint={
            draft.allDay && (
              <FormattedMessage
                id="announcements.all_day_hint"
                defaultMessage="Days start at midnight UTC. The end date itself isn't included."
              />
            )
          }
          checked={draft.allDay}
          disabled={busy}
          onChange={(allDay) => change(withAllDay(draft, allDay))}
        />
        <div className={styles.buttons}>
          {!isNew && (
            <Button
              onPress={busy ? undefined : () => dispatch(announcementDropped({ announcementId }))}
            >
              {intl.formatMessage(messages.cancel)}
            </Button>
          )}
          <Button type="submit" tone="primary" busy={busy} disabledReason={whyNot()}>
            {intl.formatMessage(isNew ? messages.post : messages.save)}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Preview({ content }: { content: string }) {
  const id = useId();
  if (content.trim() === '') return null;
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.previewTitle}>
        <FormattedMessage id="post_status.preview" defaultMessage="Preview" />
      </div>
      <RichText html={announcementPreview(content)} />
    </div>
  );
}

/** The reader has just opened the form to write. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();
