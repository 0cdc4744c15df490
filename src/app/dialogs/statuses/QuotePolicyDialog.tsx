/** Changes who may quote a post that is out already. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { policyNames } from '@/components/composer/options/policyNames';
import { quotePolicies, type QuotePolicy } from '@/domain/composer/options/reactionPolicies';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { quotePolicyChosen } from '@/slices/statuses/quotes';
import { Confirm } from '@/ui/dialog/Confirm';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { RadioGroup } from '@/ui/fields/RadioGroup';

const messages: Record<'title' | 'save', MessageDescriptor> = defineMessages({
  title: { id: 'post_status.who_quotes', defaultMessage: 'Who can quote' },
  save: { id: 'post_status.save', defaultMessage: 'Save' },
});

export function QuotePolicyDialog({
  statusId,
  level,
  onClose,
}: DialogFrame & { statusId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => selectStatus(state, statusId)?.quotePolicy ?? null);
  const [chosen, setChosen] = useState<QuotePolicy | null>(null);
  const policy = chosen ?? known;
  const title = intl.formatMessage(messages.title);
  const save = () => {
    onClose();
    if (policy !== null && policy !== known) dispatch(quotePolicyChosen({ statusId, policy }));
  };
  return (
    <Confirm
      question={title}
      accept={intl.formatMessage(messages.save)}
      level={level}
      onAccept={save}
      onCancel={onClose}
    >
      <RadioGroup
        label={title}
        labelHidden
        options={quotePolicies.map((value) => ({
          value,
          label: intl.formatMessage(policyNames[value]),
        }))}
        value={policy}
        onChange={setChosen}
      />
      <FormattedMessage
        id="status.quote_policy_hint"
        defaultMessage="Quotes that already exist stay as they are."
      />
    </Confirm>
  );
}
