/** The people who may quote the post, reply to it and so on: the usual ones of the account, or a choice. */
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import {
  pressPolicies,
  pressPolicyOf,
  quotePolicies,
  quotePolicyOf,
  replyPolicies,
  replyPolicyOf,
} from '@/domain/composer/options/reactionPolicies';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { policyNames, quoteLabel, reactionLabels } from './policyNames';
import { Select } from '@/ui/fields/Select';

const usual = defineMessage({ id: 'post_status.who_usual', defaultMessage: 'Account default' });

export function QuotePolicySelect() {
  const { target, edit } = useComposer();
  const policy = useAppSelector((state) => selectDraft(state, target).quotePolicy);
  return (
    <PolicySelect
      label={quoteLabel}
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
      label={reactionLabels.reply}
      policies={replyPolicies}
      policy={policy}
      onChoose={(value) => edit({ replyPolicy: replyPolicyOf(value) })}
    />
  );
}

export function PressPolicySelect({ field }: { field: 'favouritePolicy' | 'repeatPolicy' }) {
  const { target, edit } = useComposer();
  const policy = useAppSelector((state) => selectDraft(state, target)[field]);
  return (
    <PolicySelect
      label={reactionLabels[field === 'repeatPolicy' ? 'repeat' : 'favourite']}
      policies={pressPolicies}
      policy={policy}
      onChoose={(value) => edit({ [field]: pressPolicyOf(value) })}
    />
  );
}

interface Props {
  label: MessageDescriptor;
  policies: readonly (keyof typeof policyNames)[];
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
        { value: USUAL, label: intl.formatMessage(usual) },
        ...policies.map((value) => ({ value, label: intl.formatMessage(policyNames[value]) })),
      ]}
      value={policy ?? USUAL}
      onChange={onChoose}
      disabled={busy}
    />
  );
}
