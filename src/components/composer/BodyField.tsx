/** The text field of a post. It grows with its text and completes words. */
import { useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectComposer } from '@/selectors/composer/composers';
import { selectPart, selectPartCount } from '@/selectors/composer/chains';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { chainTexts } from './chain/chainTexts';
import { CompletionTextArea } from './completions/CompletionTextArea';
import { useComposer } from './ComposerContext';
import { bodyTexts, MOST_ROWS } from './composerTexts';
import { useSlashCommands } from './textTools/useSlashCommands';
import { useTypedText } from './completions/useTypedText';

const TRIGGERS = ['@', ':', '#', '/'] as const;

export function BodyField({ rows }: { rows: number }) {
  const intl = useIntl();
  const { target, part, type, body } = useComposer();
  const count = useAppSelector((state) => selectPartCount(state, target));
  const text = useAppSelector((state) => selectPart(state, target, part).text);
  const language = useAppSelector((state) => selectDraft(state, target).language);
  const choosing = useAppSelector((state) => selectComposer(state, target).pickerOpen ?? false);
  const readOnly = useAppSelector((state) => selectReadOnly(state, target));
  const commandsOf = useSlashCommands();
  const typed = useTypedText(text, type);
  return (
    <CompletionTextArea
      field={body}
      triggers={TRIGGERS}
      resting={choosing}
      commandsOf={commandsOf}
      label={
        count > 1
          ? intl.formatMessage(chainTexts.part, { place: part + 1, count })
          : intl.formatMessage(bodyTexts.text)
      }
      labelHidden
      placeholder={intl.formatMessage(bodyTexts.placeholder)}
      {...typed}
      rows={rows}
      maxRows={MOST_ROWS}
      lang={language ?? undefined}
      readOnly={readOnly}
    />
  );
}
