/** Submits the post. Its tooltip says what is missing or too long. */
import { FormattedMessage, useIntl } from 'react-intl';
import { kindOfDraft } from '@/domain/composer/draft';
import { isShownOnSubmit } from '@/domain/composer/draftValidation';
import { useAppSelector } from '@/hooks/store';
import { selectDraftError } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { isEqual } from '@/lib/values/isEqual';
import { selectSending } from '@/selectors/composer/outbox';
import { Button } from '@/ui/buttons/Button';
import { describeDraftError } from './validation/draftErrorTexts';
import { useComposer } from './ComposerContext';

export function PostButton() {
  const intl = useIntl();
  const { target } = useComposer();
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const scheduled = useAppSelector((state) => selectDraft(state, target).scheduledAt !== null);
  const draftError = useAppSelector((state) => selectDraftError(state, target), isEqual);
  return (
    <Button
      type="submit"
      tone="primary"
      busy={busy}
      disabledReason={
        draftError && isShownOnSubmit(draftError) ? null : describeDraftError(draftError, intl)
      }
    >
      {kindOfDraft(target) === 'edit' ? (
        <FormattedMessage id="post_status.save" defaultMessage="Save" />
      ) : scheduled ? (
        <FormattedMessage id="scheduled.schedule" defaultMessage="Schedule" />
      ) : (
        <FormattedMessage id="post_status.post" defaultMessage="Post" />
      )}
    </Button>
  );
}
