/** Why the last press on "Post" came to nothing, until it is put away or something changes. */
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectComposer, selectFailure } from '@/selectors/composer';
import { composerChanged } from '@/slices/composers';
import { Notice } from '@/ui/Notice';
import { FailureText } from './FailureText';
import { describeObstacle } from './obstacles';
import { useWriting } from './writing';

export function ComposerError() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target } = useWriting();
  const hindrance = useAppSelector((state) => selectComposer(state, target).hindrance ?? null);
  const failure = useAppSelector((state) => selectFailure(state, target));
  if (hindrance !== null) {
    const putAway = () => dispatch(composerChanged({ target, changes: { hindrance: null } }));
    return (
      <Notice tone="error" onDismiss={putAway}>
        {describeObstacle(hindrance, intl)}
      </Notice>
    );
  }
  if (failure === null) return null;
  const putAway = () => dispatch(composerChanged({ target, changes: { dismissed: failure } }));
  return (
    <Notice tone="error" onDismiss={putAway}>
      <FailureText failure={failure} />
    </Notice>
  );
}
