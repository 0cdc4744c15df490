/** Everything about the instance: its description, staff, features, rules and moderation policy. */
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { ABOUT_REQUEST, type About } from '@/domain/session/about';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectAbout } from '@/selectors/session/about';
import { selectRequest } from '@/selectors/engine/requests';
import { aboutClosed, aboutOpened } from '@/slices/session/about';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Features } from './Features';
import { Policy } from './Policy';
import { Section } from './Section';
import { Software } from './Software';
import { StaffList } from './StaffList';
import { StatisticsList } from './StatisticsList';
import styles from './AboutScreen.module.css';

export default function AboutScreen() {
  useWhileMounted('about', aboutOpened(), aboutClosed());
  const about = useAppSelector(selectAbout);
  const failed = useAppSelector((state) => selectRequest(state, ABOUT_REQUEST).reason !== null);
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="nav.about" defaultMessage="About" />} />
      <div className={styles.page}>
        {about || failed ? <Parts about={about} /> : <Skeleton shape="line" count={12} />}
      </div>
    </>
  );
}

/**
 * All parts at once, as each would move those below it. The panel and the terms come from elsewhere
 * and may be late, so they are last.
 */
function Parts({ about }: { about: About | null }) {
  return (
    <>
      <Description />
      <StaffList />
      <Rules />
      <Features />
      {about ? <Policy policy={about.policy} /> : <Failure />}
      {about && <StatisticsList statistics={about.statistics} />}
      <Software />
      <Panel />
      <Terms />
    </>
  );
}

function Description() {
  const name = useInstance('name');
  const plain = useInstance('description');
  const described = useAppSelector(selectAbout)?.descriptionHtml ?? '';
  const thumbnail = useInstance('thumbnailUrl');
  return (
    <Section title={name}>
      {thumbnail && <img className={styles.picture} src={thumbnail} alt="" />}
      {described ? <RichText html={described} /> : plain && <p dir="auto">{plain}</p>}
    </Section>
  );
}

/** Written by the staff. */
function Panel() {
  const html = useInstance('instanceSpecificPanelContent');
  if (html.trim() === '') return null;
  return (
    <Section
      title={<FormattedMessage id="nav.instance_panel" defaultMessage="About this server" />}
    >
      <RichText html={html} />
    </Section>
  );
}

function Rules() {
  const rules = useInstance('rules');
  if (rules.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="about.rules" defaultMessage="Rules" />}>
      <ol className={styles.rules}>
        {rules.map(({ id, text, hint }) => (
          <li key={id} dir="auto">
            {text}
            {hint && <p className={styles.faint}>{hint}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Terms() {
  const tos = useInstance('tos');
  if (!tos) return null;
  return (
    <Section title={<FormattedMessage id="about.terms" defaultMessage="Terms of service" />}>
      <RichText html={tos} />
    </Section>
  );
}

function Failure() {
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, ABOUT_REQUEST));
  return (
    <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(aboutOpened())}>
      <FormattedMessage
        id="about.loading_error"
        defaultMessage="Couldn't load federation rules and statistics"
      />
    </ErrorState>
  );
}
