/** The subject, which also serves as a content warning. Hidden if the user's settings say so. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectPart } from '@/selectors/composer/chains';
import { selectComposer } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { composerChanged } from '@/slices/composer/composers';
import { CompletionTextField } from './completions/CompletionTextField';
import { useComposer } from './ComposerContext';

const messages = defineMessages({
  subject: { id: 'post_status.subject', defaultMessage: 'Subject' },
  placeholder: { id: 'post_status.content_warning', defaultMessage: 'Subject (optional)' },
});

/** Mentions and hashtags have no effect in a subject. */
const TRIGGERS = [':'] as const;

export function SubjectField() {
  const field = useRef<HTMLInputElement>(null);
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { target, part, edit, body } = useComposer();
  const subject = useAppSelector((state) => selectPart(state, target, part).subject);
  const language = useAppSelector((state) => selectDraft(state, target).language);
  const readOnly = useAppSelector((state) => selectReadOnly(state, target));
  const wanted = useAppSelector((state) => selectSetting(state, 'alwaysShowSubjectInput'));
  const asked = useAppSelector((state) => {
    const { part: current = 0, subject: isAsked = false } = selectComposer(state, target);
    return isAsked && current === part;
  });
  // A draft that has a subject keeps the field, also while it is emptied.
  const [had, setHad] = useState(subject !== '');
  if ((subject !== '' || asked) && !had) setHad(true);
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    dispatch(composerChanged({ target, changes: { subject: false } }));
  }, [asked, dispatch, target]);
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
        lang={language ?? undefined}
        disabled={readOnly}
      />
    </div>
  );
}
