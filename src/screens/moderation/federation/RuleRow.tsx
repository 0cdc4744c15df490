/** One rule: the server, what is done about it in plain words, and what came of a change. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { FederationOffers, FederationRule } from '@/domain/admin/federation';
import { useAppSelector } from '@/hooks/store';
import { readableHost } from '@/lib/text/punycode';
import { selectChangeResult, selectRule } from '@/selectors/admin/federation';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon, EditIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { ChangeOutcome } from './ChangeOutcome';
import { measureNames, messages, severityNames, type Measure } from './federationMessages';
import styles from './Federation.module.css';

interface Props {
  ruleKey: string;
  position: FeedPosition;
  offers: FederationOffers;
  onEdit: (rule: FederationRule) => void;
  onRemove: (rule: FederationRule) => void;
}

const measuresOf = ({ rejectMedia, rejectReports, further }: FederationRule): Measure[] => [
  ...(rejectMedia ? (['media_removal'] as const) : []),
  ...(rejectReports ? (['report_removal'] as const) : []),
  ...further,
];

export function RuleRow({ ruleKey, position, offers, onEdit, onRemove }: Props) {
  const id = useId();
  const intl = useIntl();
  const rule = useAppSelector((state) => selectRule(state, ruleKey));
  const result = useAppSelector((state) => selectChangeResult(state, ruleKey));
  if (!rule) return null;
  const host = readableHost(rule.host);
  const busy = result?.phase === 'waiting' || result?.phase === 'sending';
  const isEditable = rule.severity !== 'allow' || offers.allowComment;
  return (
    <article
      className={styles.row}
      tabIndex={0}
      aria-labelledby={`${id}-host ${id}-what`}
      aria-busy={busy}
      {...feedPosition(position)}
    >
      <div id={`${id}-host`} className={styles.name}>
        <bdi>{host}</bdi>
      </div>
      <div id={`${id}-what`}>
        <div className={styles.facts}>
          <span className={styles.severity}>
            {intl.formatMessage(severityNames[rule.severity])}
          </span>
          {measuresOf(rule).map((measure) => (
            <span key={measure}>{intl.formatMessage(measureNames[measure])}</span>
          ))}
          {rule.obfuscate && <span>{intl.formatMessage(messages.nameHidden)}</span>}
          {rule.since !== null && <RelativeTime date={rule.since} />}
        </div>
        <Comment label={intl.formatMessage(messages.publicComment)} text={rule.publicComment} />
        <Comment label={intl.formatMessage(messages.privateComment)} text={rule.privateComment} />
      </div>
      <ChangeOutcome result={result} />
      <div className={styles.buttons}>
        {isEditable && (
          <IconButton
            size="small"
            icon={EditIcon}
            label={intl.formatMessage(messages.editOf, { host })}
            busy={busy}
            onPress={() => onEdit(rule)}
          />
        )}
        <IconButton
          size="small"
          tone="danger"
          icon={DeleteIcon}
          label={intl.formatMessage(messages.removeOf, { host })}
          busy={busy}
          onPress={() => onRemove(rule)}
        />
      </div>
    </article>
  );
}

function Comment({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <p className={styles.comment}>
      <span className={styles.label}>{label}</span> <bdi>{text}</bdi>
    </p>
  );
}
