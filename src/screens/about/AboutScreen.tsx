/** Everything about the instance: its description, staff, features, rules and moderation policy. */
import { FormattedMessage, useIntl } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { ABOUT_REQUEST, ruleIn, type About, type TranslatedRule } from '@/domain/session/about';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { languageName } from '@/lib/text/languageNames';
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

const none: readonly TranslatedRule[] = [];

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
      <Extended />
      <Terms />
      <Privacy />
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
      <Languages />
    </Section>
  );
}

function Languages() {
  const { locale, formatList } = useIntl();
  const languages = useAppSelector(selectAbout)?.languages ?? [];
  if (languages.length === 0) return null;
  const names = formatList(languages.map((code) => languageName(code, locale)));
  return (
    <p className={styles.faint}>
      <FormattedMessage
        id="about.languages"
        defaultMessage="Languages: {names}"
        values={{ names }}
      />
    </p>
  );
}

function Rules() {
  const intl = useIntl();
  const told = useAppSelector(selectAbout)?.rules ?? none;
  const atStart = useInstance('rules');
  const rules =
    told.length > 0 ? told.map((rule) => ({ id: rule.id, ...ruleIn(rule, intl.locale) })) : atStart;
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
  const own = useInstance('tos');
  const tos = useAppSelector(selectAbout)?.pages?.termsHtml ?? own;
  if (!tos) return null;
  return (
    <Section title={<FormattedMessage id="about.terms" defaultMessage="Terms of service" />}>
      <RichText html={tos} />
    </Section>
  );
}

/** Texts of the staff: the panel, which beside the page has a name of its own, and the description. */
function Extended() {
  const pages = useAppSelector(selectAbout)?.pages;
  const panel = useInstance('instanceSpecificPanelContent').trim();
  if (panel === '' && !pages?.extendedHtml && pages?.isWhole !== false) return null;
  return (
    <Section
      title={<FormattedMessage id="about.extended" defaultMessage="More about this server" />}
    >
      {panel !== '' && <RichText html={panel} />}
      {pages?.extendedHtml && <RichText html={pages.extendedHtml} />}
      {pages?.isWhole === false && <Incomplete />}
    </Section>
  );
}

function Privacy() {
  const html = useAppSelector(selectAbout)?.pages?.privacyHtml;
  if (!html) return null;
  return (
    <Section title={<FormattedMessage id="about.privacy" defaultMessage="Privacy policy" />}>
      <RichText html={html} />
    </Section>
  );
}

/** Some of the pages did not arrive. */
function Incomplete() {
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => selectRequest(state, ABOUT_REQUEST));
  return (
    <ErrorState busy={busy} onRetry={() => dispatch(aboutOpened())}>
      <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
    </ErrorState>
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
