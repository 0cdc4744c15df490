/** The findings of one severity, each with its place and advice. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Finding, Severity } from '@/doctor/findings/finding';
import { textOfFinding } from '@/doctor/report/doctorReport';
import { severityTitles } from '@/doctor/report/doctorTexts';
import styles from './DiagnosticsScreen.module.css';

interface Props {
  severity: Severity;
  found: readonly Finding[];
}

export function FindingGroup({ severity, found }: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group} data-severity={severity}>
      <h2 id={id} className={styles.heading}>
        {intl.formatMessage(severityTitles[severity])}
      </h2>
      <ul className={styles.list}>
        {found.map((finding, place) => (
          // Findings are only appended, so the index is stable.
          <FindingRow key={place} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { what, advice, place } = textOfFinding(useIntl(), finding);
  return (
    <li className={styles.finding}>
      {what}
      {place !== '' && (
        <code className={styles.place} dir="ltr">
          {place}
        </code>
      )}
      {advice !== '' && <span className={styles.advice}>{advice}</span>}
    </li>
  );
}
