/**
 * The diagnostics page: runs the checks and lists their findings as they come in. It has none of
 * the application's bars and columns, as those may be the broken part.
 */
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { checkNames } from '@/doctor/findings/checkNames';
import { bySeverity } from '@/doctor/findings/finding';
import { writeReport } from '@/doctor/report/doctorReport';
import { checkTitles } from '@/doctor/report/doctorTexts';
import {
  examinationRequested,
  reportCopyRequested,
  selectExamined,
  type DoctorRoot,
} from '@/doctor/state/doctorSlice';
import { Button } from '@/ui/buttons/Button';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { FindingGroup } from './FindingGroup';
import styles from './DiagnosticsScreen.module.css';

const useDoctor = useSelector.withTypes<DoctorRoot>();

const messages = defineMessages({
  title: { id: 'doctor.title', defaultMessage: 'Diagnostics' },
  copied: { id: 'doctor.copied', defaultMessage: 'Report copied' },
  failed: { id: 'doctor.copy_failed', defaultMessage: "Couldn't copy the report" },
});

interface Props {
  origin: string;
  /** For reports, whose readers may speak another language. */
  english: IntlShape;
}

export function DiagnosticsScreen({ origin, english }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const found = useDoctor(({ doctor }) => doctor.found);
  const title = intl.formatMessage(messages.title);
  const copy = () => {
    dispatch(reportCopyRequested({ text: writeReport(english, origin, found) }));
  };

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.origin} dir="ltr">
        {origin}
      </p>
      <Progress />
      <p className={styles.actions}>
        <Button tone="primary" onPress={copy}>
          <FormattedMessage id="doctor.copy_report" defaultMessage="Copy report" />
        </Button>
        <Button onPress={() => dispatch(examinationRequested())}>
          <FormattedMessage id="doctor.run_again" defaultMessage="Run again" />
        </Button>
        <LinkButton href="/">
          <FormattedMessage id="general.back_home" defaultMessage="Go to the home page" />
        </LinkButton>
      </p>
      {bySeverity(found).map(([severity, ones]) => (
        <FindingGroup key={severity} severity={severity} found={ones} />
      ))}
    </main>
  );
}

/** Announces the current check and, in the end, the number of findings. */
function Progress() {
  const intl = useIntl();
  const { current, done, found, copied } = useDoctor(({ doctor }) => doctor);
  const examined = useDoctor(selectExamined);
  const problems = found.filter(({ severity }) => severity === 'error' || severity === 'warning');
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        max={checkNames.length}
        value={done}
        aria-label={intl.formatMessage(messages.title)}
      />
      <p role="status" className={styles.status}>
        {current !== null && (
          <FormattedMessage
            id="doctor.looking_at"
            defaultMessage="Checking: {check}"
            values={{ check: intl.formatMessage(checkTitles[current]) }}
          />
        )}
        {examined && copied === 'no' && (
          <FormattedMessage
            id="doctor.problems"
            defaultMessage="{count, plural, =0 {No problems found} one {# problem found} other {# problems found}}"
            values={{ count: problems.length }}
          />
        )}
        {copied !== 'no' && intl.formatMessage(messages[copied === 'yes' ? 'copied' : 'failed'])}
      </p>
    </div>
  );
}
