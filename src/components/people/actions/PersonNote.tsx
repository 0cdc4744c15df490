/** The user's private note about a person, edited in place. */
import { useId, type KeyboardEvent, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectNoteDraft } from '@/selectors/people/notes';
import { selectRelationship } from '@/selectors/people/relationships';
import { noteDropped, noteEdited, noteSaveRequested, type NoteDraft } from '@/slices/people/notes';
import { Button } from '@/ui/buttons/Button';
import { TextArea } from '@/ui/fields/TextArea';
import styles from './PersonNote.module.css';

const messages = defineMessages({
  note: { id: 'user_card.note', defaultMessage: 'Private note' },
  edit: { id: 'user_card.note_edit', defaultMessage: 'Edit note' },
});

export function PersonNote({ userId }: { userId: string }) {
  const draft = useAppSelector((state) => selectNoteDraft(state, userId));
  const note = useAppSelector((state) => selectRelationship(state, userId)?.note ?? null);
  if (note === null) return null;
  if (draft) return <NoteEditor userId={userId} draft={draft} />;
  return note === '' ? null : <NoteText userId={userId} note={note} />;
}

function NoteText({ userId, note }: { userId: string; note: string }) {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.note} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {intl.formatMessage(messages.note)}
      </span>
      <p className={styles.text} dir="auto">
        {note}
      </p>
      <Button
        size="small"
        tone="quiet"
        onPress={() => dispatch(noteEdited({ userId, text: note }))}
      >
        {intl.formatMessage(messages.edit)}
      </Button>
    </div>
  );
}

export function NoteEditor({ userId, draft }: { userId: string; draft: NoteDraft }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { text, frozen } = draft;
  const drop = () => dispatch(noteDropped({ userId }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!frozen) dispatch(noteSaveRequested({ userId }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !frozen) {
      event.preventDefault();
      dispatch(noteSaveRequested({ userId }));
    }
  };
  return (
    <form className={styles.editor} onSubmit={save}>
      <TextArea
        // Focuses on mount: the user has just pressed the button to write.
        ref={focusOnce}
        label={intl.formatMessage(messages.note)}
        hint={<FormattedMessage id="user_card.note_hint" defaultMessage="Only visible to you." />}
        value={text}
        readOnly={frozen}
        maxRows={10}
        onChange={(changed) => dispatch(noteEdited({ userId, text: changed }))}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button size="small" onPress={frozen ? undefined : drop}>
          <FormattedMessage id="user_card.note_cancel" defaultMessage="Cancel" />
        </Button>
        <Button size="small" tone="primary" type="submit" busy={frozen}>
          <FormattedMessage id="user_card.note_save" defaultMessage="Save" />
        </Button>
      </div>
    </form>
  );
}

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();
