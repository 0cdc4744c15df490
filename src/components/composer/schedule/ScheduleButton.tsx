/** Lets the server post it later, or at once again. Only where the server can. */
import { defineMessages, useIntl } from 'react-intl';
import { isChain } from '@/domain/composer/chain/chain';
import { kindOfDraft } from '@/domain/composer/draft';
import { firstOffer } from '@/domain/composer/options/scheduledPost';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { IconButton } from '@/ui/buttons/IconButton';
import { CalendarIcon } from '@/ui/icons/icons';
import { useNow } from '@/ui/text/Clock';
import { chainTexts } from '@/components/composer/chain/chainTexts';
import { useComposer } from '@/components/composer/ComposerContext';

const messages = defineMessages({
  schedule: { id: 'scheduled.post_later', defaultMessage: 'Post later' },
});

const MINUTE = 60_000;

export function ScheduleButton() {
  const { target } = useComposer();
  const offered = useCan('scheduledPosts') && kindOfDraft(target) !== 'edit';
  return offered ? <Offered /> : null;
}

function Offered() {
  const intl = useIntl();
  const { target, edit } = useComposer();
  const now = useNow(MINUTE, target);
  const scheduledAt = useAppSelector((state) => selectDraft(state, target).scheduledAt);
  const inChain = useAppSelector((state) => isChain(selectDraft(state, target)));
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const toggle = () => {
    if (!busy) edit({ scheduledAt: scheduledAt === null ? firstOffer(now) : null });
  };
  return (
    <IconButton
      label={intl.formatMessage(messages.schedule)}
      icon={CalendarIcon}
      pressed={scheduledAt !== null}
      disabledReason={
        inChain && scheduledAt === null ? intl.formatMessage(chainTexts.notScheduled) : null
      }
      onPress={toggle}
    />
  );
}
