/** The people who read a direct reply: those whom it mentions, or everyone in the conversation. */
import { defineMessages, useIntl } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAppSelector } from '@/hooks/store';
import { selectAnsweredConversation } from '@/selectors/composer/answeredConversation';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { Select } from '@/ui/fields/Select';
import { policyNames } from './policyNames';

const messages = defineMessages({
  label: { id: 'post_status.who_sees', defaultMessage: 'Who can see it' },
  everyone: {
    id: 'post_status.who_conversation',
    defaultMessage: 'Everyone in this conversation',
  },
});

const MENTIONED = '';

export function ReadersSelect() {
  const intl = useIntl();
  const { target, edit } = useComposer();
  const answered = useAppSelector((state) => selectAnsweredConversation(state, target));
  const chosen = useAppSelector((state) => selectDraft(state, target).conversationId);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const conversation = chosen ?? answered ?? MENTIONED;
  return (
    <Select
      label={intl.formatMessage(messages.label)}
      options={[
        { value: MENTIONED, label: intl.formatMessage(policyNames.mentioned) },
        { value: conversation, label: intl.formatMessage(messages.everyone) },
      ]}
      value={chosen ?? MENTIONED}
      onChange={(value) => edit({ conversationId: value === MENTIONED ? null : value })}
      disabled={busy}
    />
  );
}
