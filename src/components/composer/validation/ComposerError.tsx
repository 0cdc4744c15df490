/** The reason why the last submit failed, until it is dismissed or the draft changes. */
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectComposer, selectFailure } from '@/selectors/composer/composers';
import { composerChanged } from '@/slices/composer/composers';
import { Notice } from '@/ui/feedback/Notice';
import { JobFailureText } from '@/components/composer/outbox/JobFailureText';
import { describeDraftError } from './draftErrorTexts';
import { useComposer } from '@/components/composer/ComposerContext';

export function ComposerError() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target } = useComposer();
  const blockingError = useAppSelector(
    (state) => selectComposer(state, target).blockingError ?? null,
  );
  const draft = useAppSelector((state) => selectDraft(state, target));
  const failure = useAppSelector((state) => selectFailure(state, target));
  if (blockingError !== null) {
    const putAway = () => dispatch(composerChanged({ target, changes: { blockingError: null } }));
    return (
      <Notice tone="error" onDismiss={putAway}>
        {describeDraftError(blockingError, intl)}
      </Notice>
    );
  }
  if (failure === null) return null;
  const putAway = () => dispatch(composerChanged({ target, changes: { dismissed: failure } }));
  return (
    <Notice tone="error" onDismiss={putAway}>
      <JobFailureText failure={failure} draft={draft} />
    </Notice>
  );
}
