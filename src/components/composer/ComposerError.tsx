/** Why the last press on "Post" came to nothing, until it is put away or something changes. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectComposer, selectRefusal } from '@/selectors/composer';
import { composerChanged } from '@/slices/composers';
import { Notice } from '@/ui/Notice';
import { describeObstacle } from './obstacles';
import { useWriting } from './writing';

export function ComposerError() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target } = useWriting();
  const hindrance = useAppSelector((state) => selectComposer(state, target).hindrance ?? null);
  const refusal = useAppSelector((state) => selectRefusal(state, target));
  if (hindrance !== null) {
    const putAway = () => dispatch(composerChanged({ target, changes: { hindrance: null } }));
    return (
      <Notice tone="error" onDismiss={putAway}>
        {describeObstacle(hindrance, intl)}
      </Notice>
    );
  }
  if (refusal === null) return null;
  return (
    <Notice
      tone="error"
      onDismiss={() => dispatch(composerChanged({ target, changes: { dismissed: refusal } }))}
    >
      <FormattedMessage
        id="post_status.error_prefix"
        defaultMessage="Error: {detail}"
        values={{ detail: <bdi>{refusal}</bdi> }}
      />
    </Notice>
  );
}
