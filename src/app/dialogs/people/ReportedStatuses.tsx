/** A checklist of the person's loaded posts, to select those that a report is about. */
import { FormattedMessage } from 'react-intl';
import { StatusExcerpt } from '@/components/statuses/embeds/StatusExcerpt';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { Checkbox } from '@/ui/fields/Checkbox';
import { RelativeTime } from '@/ui/text/RelativeTime';
import styles from './ReportDialog.module.css';

interface Props {
  listed: readonly string[];
  ticked: readonly string[];
  disabled: boolean;
  onChange: (ticked: string[]) => void;
}

export function ReportedStatuses({ listed, ticked, disabled, onChange }: Props) {
  if (listed.length === 0) return null;
  const others = (statusId: string) => ticked.filter((id) => id !== statusId);
  return (
    <fieldset className={styles.statuses}>
      <legend>
        <FormattedMessage id="user_reporting.statuses" defaultMessage="Posts to include" />
      </legend>
      {listed.map((statusId) => (
        <StatusRow
          key={statusId}
          statusId={statusId}
          checked={ticked.includes(statusId)}
          disabled={disabled}
          onChange={(on) => onChange(on ? [...others(statusId), statusId] : others(statusId))}
        />
      ))}
    </fieldset>
  );
}

interface RowProps {
  statusId: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function StatusRow({ statusId, checked, disabled, onChange }: RowProps) {
  const status = useAppSelector((state) => selectStatus(state, statusId));
  return (
    <Checkbox
      label={
        <span dir="auto" lang={status?.language ?? undefined}>
          {status ? (
            <StatusExcerpt status={status} />
          ) : (
            <FormattedMessage
              id="status.status_unavailable"
              defaultMessage="This post isn't available"
            />
          )}
        </span>
      }
      hint={status && <RelativeTime date={status.createdAt} absolute />}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
