/** Edits the private note about a person where there is no room for it beside their name. */
import { useEffect, useEffectEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { NoteEditor } from '@/components/people/actions/PersonNote';
import { UserLine } from '@/components/people/card/UserLine';
import { useAppSelector } from '@/hooks/store';
import { selectNoteDraft } from '@/selectors/people/notes';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const messages = defineMessages({
  title: { id: 'user_card.note', defaultMessage: 'Private note' },
});

export function PersonNoteDialog({ userId, level, onClose }: DialogFrame & { userId: string }) {
  const intl = useIntl();
  const draft = useAppSelector((state) => selectNoteDraft(state, userId));
  const close = useEffectEvent(onClose);
  const over = draft === null;
  // Saved or cancelled.
  useEffect(() => {
    if (over) close();
  }, [over]);
  return (
    <Dialog title={intl.formatMessage(messages.title)} level={level} onClose={onClose}>
      <UserLine userId={userId} />
      {draft && <NoteEditor userId={userId} draft={draft} />}
    </Dialog>
  );
}
