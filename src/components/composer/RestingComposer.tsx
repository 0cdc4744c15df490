/**
 * The composer in one line, as long as nobody writes. It stands in for the composer while the code of
 * that is loaded, so nothing typed meanwhile is lost.
 */
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { kindOfDraft, type DraftTarget } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { composerUsed, submitRequested } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
import { TextArea } from '@/ui/fields/TextArea';
import { bodyTexts, composerNames, MOST_ROWS } from './composerTexts';

interface Props {
  target: DraftTarget;
  onUsed: () => void;
  /** An input method begins or ends to compose a word. */
  onComposing: (composing: boolean) => void;
}

export function RestingComposer({ target, onUsed, onComposing }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectDraft(state, target).text);
  const use = () => {
    dispatch(composerUsed());
    onUsed();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) dispatch(submitRequested({ target }));
  };
  return (
    <form
      aria-label={intl.formatMessage(composerNames[kindOfDraft(target)])}
      onFocusCapture={use}
      onDragEnterCapture={use}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    >
      <TextArea
        onKeyDown={press}
        label={intl.formatMessage(bodyTexts.text)}
        labelHidden
        placeholder={intl.formatMessage(bodyTexts.placeholder)}
        value={text}
        onChange={(next) => dispatch(draftEdited({ target, change: { text: next } }))}
        rows={1}
        maxRows={MOST_ROWS}
      />
    </form>
  );
}
