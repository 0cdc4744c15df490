/** Asks before a rule is removed, and says what that does. */
import { useIntl } from 'react-intl';
import type { FederationRule } from '@/domain/admin/federation';
import { useAppDispatch } from '@/hooks/store';
import { readableHost } from '@/lib/text/punycode';
import { changesRequested } from '@/slices/admin/federation';
import { Confirm } from '@/ui/dialog/Confirm';
import { CutOffFacts } from './CutOffFacts';
import { messages } from './federationMessages';

interface Props {
  rule: FederationRule;
  onClose: () => void;
}

export function RemoveRule({ rule, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isAllowed = rule.severity === 'allow';
  return (
    <Confirm
      question={intl.formatMessage(messages.removeOf, { host: readableHost(rule.host) })}
      accept={intl.formatMessage(messages.remove)}
      tone="danger"
      onCancel={onClose}
      onAccept={() => {
        dispatch(changesRequested({ changes: [{ before: rule, after: null }] }));
        onClose();
      }}
    >
      {isAllowed && <CutOffFacts host={rule.host} />}
    </Confirm>
  );
}
