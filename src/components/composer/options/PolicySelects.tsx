/** The people who may quote the post, and reply to it: the usual ones of the account, or a choice. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import {
  quotePolicies,
  quotePolicyOf,
  replyPolicies,
  replyPolicyOf,
  type QuotePolicy,
  type ReplyPolicy,
} from '@/domain/composer/options/reactionPolicies';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { Select } from '@/ui/fields/Select';

type Wording = 'quotes' | 'replies' | 'usual';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  quotes: { id: 'post_status.who_quotes', defaultMessage: 'Who can quote' },
  replies: { id: 'post_status.who_replies', defaultMessage: 'Who can reply' },
  usual: { id: 'post_status.who_usual', defaultMessage: 'Account default' },
});

const names: Record<QuotePolicy | ReplyPolicy, MessageDescriptor> = defineMessages({
  public: { id: 'post_status.who_anyone', defaultMessage: 'Anyone' },
  followers: { id: 'post_status.scope.private', defaultMessage: 'Followers only' },
  nobody: { id: 'post_status.who_nobody', defaultMessage: 'Only me' },
  mentioned: { id: 'post_status.who_mentioned', defaultMessage: 'Only people mentioned' },
});

export function QuotePolicySelect() {
  const { target, edit } = useComposer();
  const policy = useAppSelector((state) => selectDraft(state, target).quotePolicy);
  return (
    <PolicySelect
      label={messages.quotes}
      policies={quotePolicies}
      policy={policy}
      onChoose={(value) => edit({ quotePolicy: quotePolicyOf(value) })}
    />
  );
}

export function ReplyPolicySelect() {
  const { target, edit } = useComposer();
  const policy = useAppSelector((state) => selectDraft(state, target).replyPolicy);
  return (
    <PolicySelect
      label={messages.replies}
      policies={replyPolicies}
      policy={policy}
      onChoose={(value) => edit({ replyPolicy: replyPolicyOf(value) })}
    />
  );
}

interface Props {
  label: MessageDescriptor;
  policies: readonly (keyof typeof names)[];
  policy: string | null;
  onChoose: (value: string) => void;
}

const USUAL = '';

function PolicySelect({ label, policies, policy, onChoose }: Props) {
  const intl = useIntl();
  const { target } = useComposer();
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  return (
    <Select
      label={intl.formatMessage(label)}
      options={[
        { value: USUAL, label: intl.formatMessage(messages.usual) },
        ...policies.map((value) => ({ value, label: intl.formatMessage(names[value]) })),
      ]}
      value={policy ?? USUAL}
      onChange={onChoose}
      disabled={busy}
    />
  );
}
