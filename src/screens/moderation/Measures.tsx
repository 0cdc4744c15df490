/** The measures against a reported account, with words to it and the reports resolved at once. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Measure, ReportAction, ReportOffers } from '@/domain/admin/reportQueue';
import { TextWithTemplates } from '@/screens/moderation/list/TextWithTemplates';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Checkbox } from '@/ui/fields/Checkbox';
import { measureActions, messages } from './messages';
import styles from './Moderation.module.css';

interface Props {
  reportIds: readonly string[];
  /** The account's handle. */
  name: string;
  inForce: readonly Measure[];
  isLocal: boolean;
  offers: ReportOffers;
  onAct: (reportIds: readonly string[], action: ReportAction) => void;
}

export function Measures({ reportIds, name, inForce, isLocal, offers, onAct }: Props) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [resolves, setResolves] = useState(true);
  const [asking, ask] = useState(false);
  // Only accounts of this server log in here, or read what its moderators write.
  const shown = offers.measures.filter(
    (measure) =>
      (isLocal || measure !== 'disabled') && (offers.lifts || !inForce.includes(measure)),
  );
  if (shown.length === 0) return null;
  const label = (measure: Measure) => intl.formatMessage(measureActions[measure]);
  const lifted = (measure: Measure) =>
    measure === 'deactivated'
      ? intl.formatMessage(messages.activate)
      : intl.formatMessage(messages.lift, { measure: label(measure) });
  const impose = (measure: Measure, wanted: boolean) => {
    const words = isLocal ? text.trim() : '';
    onAct(reportIds.slice(0, 1), { kind: 'measure', measure, wanted, text: words });
    if (wanted && resolves) onAct(reportIds, { kind: 'state', state: 'resolved', answer: '' });
  };
  return (
    <section className={styles.measures}>
      {offers.explains && isLocal && (
        <TextWithTemplates
          to="account"
          label={intl.formatMessage(messages.measureText)}
          value={text}
          onChange={setText}
        />
      )}
      <Checkbox
        label={intl.formatMessage(messages.alsoResolve)}
        checked={resolves}
        onChange={setResolves}
      />
      <div className={styles.buttons}>
        {shown.map((measure) => {
          const wanted = !inForce.includes(measure);
          const asks = wanted && measure === 'suspended';
          return (
            <Button
              key={measure}
              size="small"
              tone={asks ? 'danger' : 'neutral'}
              onPress={() => (asks ? ask(true) : impose(measure, wanted))}
            >
              {wanted ? label(measure) : lifted(measure)}
            </Button>
          );
        })}
      </div>
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.suspendQuestion, { name })}
          accept={intl.formatMessage(measureActions.suspended)}
          tone="danger"
          onCancel={() => ask(false)}
          onAccept={() => {
            ask(false);
            impose('suspended', true);
          }}
        >
          <FormattedMessage
            id="moderation.suspend_consequence"
            defaultMessage="Nobody will see the account's posts any more. The server may delete its data."
          />
        </Confirm>
      )}
    </section>
  );
}
