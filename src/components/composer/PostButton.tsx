/** Sends what was written. What the writer has to wait for or to shorten, its title says. */
import { FormattedMessage, useIntl } from 'react-intl';
import { kindOfDraft } from '@/domain/draft';
import { isToMend } from '@/domain/obstacle';
import { useAppSelector } from '@/hooks/store';
import { selectObstacle } from '@/selectors/composer';
import { isEqual } from '@/lib/isEqual';
import { selectSending } from '@/selectors/outbox';
import { Button } from '@/ui/Button';
import { describeObstacle } from './obstacles';
import { useWriting } from './writing';

export function PostButton() {
  const intl = useIntl();
  const { target } = useWriting();
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const obstacle = useAppSelector((state) => selectObstacle(state, target), isEqual);
  return (
    <Button
      type="submit"
      tone="primary"
      busy={busy}
      disabledReason={obstacle && isToMend(obstacle) ? null : describeObstacle(obstacle, intl)}
    >
      {kindOfDraft(target) === 'edit' ? (
        <FormattedMessage id="post_status.save" defaultMessage="Save" />
      ) : (
        <FormattedMessage id="post_status.post" defaultMessage="Post" />
      )}
    </Button>
  );
}
