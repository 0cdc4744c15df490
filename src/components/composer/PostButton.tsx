/** Sends what was written. Where it cannot, its title says why, and so does a press. */
import { FormattedMessage, useIntl } from 'react-intl';
import { kindOfDraft } from '@/domain/draft';
import { useAppSelector } from '@/hooks/store';
import { selectObstacle, selectSendingOf } from '@/selectors/composer';
import { isEqual } from '@/lib/isEqual';
import { Button } from '@/ui/Button';
import { describeObstacle } from './obstacles';
import { useWriting } from './writing';

export function PostButton() {
  const intl = useIntl();
  const { target } = useWriting();
  const busy = useAppSelector((state) => selectSendingOf(state, target).busy);
  const obstacle = useAppSelector((state) => selectObstacle(state, target), isEqual);
  return (
    <Button
      type="submit"
      tone="primary"
      busy={busy}
      disabledReason={describeObstacle(obstacle, intl)}
    >
      {kindOfDraft(target) === 'edit' ? (
        <FormattedMessage id="post_status.save" defaultMessage="Save" />
      ) : (
        <FormattedMessage id="post_status.post" defaultMessage="Post" />
      )}
    </Button>
  );
}
