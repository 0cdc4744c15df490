/** The subject, which also warns of what the text is about. Whoever wants none sees none. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { CompletionTextField } from './completions/CompletionTextField';
import { useComposer } from './ComposerContext';

const messages = defineMessages({
  subject: { id: 'post_status.subject', defaultMessage: 'Subject' },
  placeholder: { id: 'post_status.content_warning', defaultMessage: 'Subject (optional)' },
});

/** Nobody is told by being named here, and nothing is found by it. */
const TRIGGERS = [':'] as const;

export function SubjectField() {
  const field = useRef<HTMLInputElement>(null);
  const intl = useIntl();
  const { target, edit, body } = useComposer();
  const subject = useAppSelector((state) => selectDraft(state, target).subject);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const wanted = useAppSelector((state) => selectSetting(state, 'alwaysShowSubjectInput'));
  // One that was there stays, also while it is typed anew.
  const [had, setHad] = useState(subject !== '');
  if (subject !== '' && !had) setHad(true);
  if (!wanted && !had) return null;

  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) {
      return;
    }
    event.preventDefault();
    body.current?.focus();
  };
  return (
    <div role="presentation" onKeyDown={goOn}>
      <CompletionTextField
        field={field}
        triggers={TRIGGERS}
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
