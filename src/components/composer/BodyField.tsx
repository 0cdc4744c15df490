/** The text field of a post. It grows with its text and completes words. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectComposer } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { CompletionTextArea } from './completions/CompletionTextArea';
import { useComposer } from './ComposerContext';

const MOST_ROWS = 20;
const TRIGGERS = ['@', ':', '#'] as const;

const messages = defineMessages({
  text: { id: 'post_status.text', defaultMessage: 'Post text' },
  placeholder: { id: 'post_status.placeholder', defaultMessage: "What's on your mind?" },
});

export function BodyField({ rows }: { rows: number }) {
  const intl = useIntl();
  const { target, edit, body } = useComposer();
  const text = useAppSelector((state) => selectDraft(state, target).text);
  const language = useAppSelector((state) => selectDraft(state, target).language);
  const choosing = useAppSelector((state) => selectComposer(state, target).pickerOpen ?? false);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  return (
    <CompletionTextArea
      field={body}
      triggers={TRIGGERS}
      resting={choosing}
      label={intl.formatMessage(messages.text)}
      labelHidden
      placeholder={intl.formatMessage(messages.placeholder)}
      value={text}
      onChange={(next) => edit({ text: next })}
      rows={rows}
      maxRows={MOST_ROWS}
      lang={language ?? undefined}
      readOnly={busy}
    />
  );
}
