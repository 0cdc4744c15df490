/** The subject, which also warns of what the text is about. Whoever wants none sees none. */
import type { KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectSendingOf } from '@/selectors/composer';
import { selectSetting } from '@/selectors/config';
import { selectDraft } from '@/selectors/drafts';
import { TextField } from '@/ui/TextField';
import { useWriting } from './writing';

const messages = defineMessages({
  subject: { id: 'post_status.subject', defaultMessage: 'Subject' },
  placeholder: { id: 'post_status.content_warning', defaultMessage: 'Subject (optional)' },
});

export function SubjectField() {
  const intl = useIntl();
  const { target, edit, body } = useWriting();
  const subject = useAppSelector((state) => selectDraft(state, target).subject);
  const busy = useAppSelector((state) => selectSendingOf(state, target).busy);
  const wanted = useAppSelector((state) => selectSetting(state, 'alwaysShowSubjectInput'));
  if (!wanted && subject === '') return null;

  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) {
      return;
    }
    event.preventDefault();
    body.current?.focus();
  };
  return (
    <div role="presentation" onKeyDown={goOn}>
      <TextField
        label={intl.formatMessage(messages.subject)}
        labelHidden
        placeholder={intl.formatMessage(messages.placeholder)}
        value={subject}
        onChange={(text) => edit({ subject: text })}
        disabled={busy}
      />
    </div>
  );
}
