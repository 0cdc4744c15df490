/** The servers under one rule, with reasons; long lists are collapsed and rendered when opened. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverRules, type ServerList, type ServerRule } from '@/domain/session/about';
import { Collapsible } from '@/ui/structure/Collapsible';
import { ruleMeanings, ruleNames } from '@/components/admin/policyTexts';
import styles from './AboutScreen.module.css';

/** Longer lists are collapsed. */
const SHORT = 8;

const isKnown = (rule: string): rule is ServerRule =>
  (serverRules as readonly string[]).includes(rule);

export function ServerRules({ list: { rule, servers } }: { list: ServerList }) {
  const intl = useIntl();
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? servers.length <= SHORT;
  const name = isKnown(rule) ? intl.formatMessage(ruleNames[rule]) : rule;
  return (
    <Collapsible
      open={open}
      onToggle={choose}
      title={
        <FormattedMessage
          id="about.mrf.list"
          defaultMessage="{name} ({count, number})"
          values={{ name, count: servers.length }}
        />
      }
    >
      <div className={styles.rule}>
        {isKnown(rule) && <p className={styles.faint}>{intl.formatMessage(ruleMeanings[rule])}</p>}
        {open && (
          <ul className={styles.servers} aria-label={name}>
            {servers.map(({ host, reason }) => (
              <li key={host} className={styles.server}>
                <bdi dir="ltr">{host}</bdi>
                {reason && (
                  <span className={styles.faint} dir="auto">
                    {reason}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Collapsible>
  );
}
