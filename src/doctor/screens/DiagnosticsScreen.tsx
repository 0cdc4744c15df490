/**
 * What is wrong with the instance, and what to do about it: found while one looks on. A page by
 * itself, without the bars and columns of the program, as those may be what does not work.
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
  failed: { id: 'doctor.copy_failed', defaultMessage: 'The report could not be copied' },
});

interface Props {
  origin: string;
  /** Reports are for people of other languages, too. */
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
          <FormattedMessage id="general.back_home" defaultMessage="Go to the start page" />
        </LinkButton>
      </p>
      {bySeverity(found).map(([severity, ones]) => (
        <FindingGroup key={severity} severity={severity} found={ones} />
      ))}
    </main>
  );
}

/** Says what is being looked at, and in the end how much was found. */
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
            defaultMessage="Looking at: {check}"
            values={{ check: intl.formatMessage(checkTitles[current]) }}
          />
        )}
        {examined && copied === 'no' && (
          <FormattedMessage
            id="doctor.problems"
            defaultMessage="{count, plural, =0 {Nothing is wrong.} one {# thing to mend} other {# things to mend}}"
            values={{ count: problems.length }}
          />
        )}
        {copied !== 'no' && intl.formatMessage(messages[copied === 'yes' ? 'copied' : 'failed'])}
      </p>
    </div>
  );
}
