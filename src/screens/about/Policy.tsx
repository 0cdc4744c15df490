/** The policy towards other servers: every list, with the given reasons. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { serversWith, type FederationPolicy } from '@/domain/session/about';
import { SearchIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import { KeywordPolicy } from './KeywordPolicy';
import { Section } from './Section';
import { ServerRules } from './ServerRules';
import styles from './AboutScreen.module.css';

const messages: Record<'find', MessageDescriptor> = defineMessages({
  find: { id: 'about.mrf.find', defaultMessage: 'Search servers and reasons' },
});

/** With more servers than this, there is a search field. */
const MANY = 20;

export function Policy({ policy }: { policy: FederationPolicy | null }) {
  return (
    <Section title={<FormattedMessage id="about.mrf.federation" defaultMessage="Federation" />}>
      {policy === null || (policy.enabled && policy.policies === null) ? (
        <p>
          <FormattedMessage
            id="about.mrf.not_told"
            defaultMessage="This server doesn't publish its rules for other servers."
          />
        </p>
      ) : (
        <Told policy={policy} />
      )}
    </Section>
  );
}

function Told({ policy }: { policy: FederationPolicy }) {
  const { enabled, policies, isIncomplete, lists, keywords, others } = policy;
  const intl = useIntl();
  const [sought, seek] = useState('');
  const count = lists.reduce((sum, { servers }) => sum + servers.length, 0);
  const shown = serversWith(lists, sought);
  return (
    <>
      {!enabled && (
        <p>
          <FormattedMessage
            id="about.mrf.federation_off"
            defaultMessage="This server doesn't exchange posts with other servers."
          />
        </p>
      )}
      {isIncomplete && (
        <p>
          <FormattedMessage
            id="about.mrf.incomplete"
            defaultMessage="This server doesn't publish all of its rules."
          />
        </p>
      )}
      {policies && policies.length > 0 && (
        <>
          <h3 className={styles.subtitle}>
            <FormattedMessage id="about.mrf.mrf_policies" defaultMessage="Active policies" />
          </h3>
          <ul className={styles.tags}>
            {policies.map((name) => (
              <li key={name} className={styles.tag}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {count > MANY && (
        <TextField
          type="search"
          label={intl.formatMessage(messages.find)}
          icon={SearchIcon}
          value={sought}
          onChange={seek}
        />
      )}
      {shown.length > 0 && (
        <div className={styles.folded}>
          {shown.map((list) => (
            <ServerRules key={list.rule} list={list} />
          ))}
        </div>
      )}
      {count > 0 && shown.length === 0 && (
        <p role="status">
          <FormattedMessage id="about.mrf.none_found" defaultMessage="No matching servers" />
        </p>
      )}
      <KeywordPolicy keywords={keywords} />
      {others.map(({ policy: name, settings }) => (
        <div key={name} className={styles.group}>
          <h3 className={styles.subtitle}>
            <bdi>{name}</bdi>
          </h3>
          <dl className={styles.facts}>
            {settings.map((setting) => (
              <div key={setting.name} className={styles.fact}>
                <dt dir="ltr">{setting.name || name}</dt>
                <dd dir="auto">{setting.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}
