/** The text field of a post. It grows with its text and completes words. */
import { useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectComposer } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { CompletionTextArea } from './completions/CompletionTextArea';
import { useComposer } from './ComposerContext';
import { bodyTexts, MOST_ROWS } from './composerTexts';

const TRIGGERS = ['@', ':', '#'] as const;

export function BodyField({ rows }: { rows: number }) {
  const intl = useIntl();
  const { target, edit, body } = useComposer();
  const text = useAppSelector((state) => selectDraft(state, target).text);
  const language = useAppSelector((state) => selectDraft(state, target).language);
  const choosing = useAppSelector((state) => selectComposer(state, target).pickerOpen ?? false);
  const readOnly = useAppSelector((state) => selectReadOnly(state, target));
  return (
    <CompletionTextArea
      field={body}
      triggers={TRIGGERS}
      resting={choosing}
      label={intl.formatMessage(bodyTexts.text)}
      labelHidden
      placeholder={intl.formatMessage(bodyTexts.placeholder)}
      value={text}
      onChange={(next) => edit({ text: next })}
      rows={rows}
      maxRows={MOST_ROWS}
      lang={language ?? undefined}
      readOnly={readOnly}
    />
  );
}
