/** The size of the instance, as far as the server reports it. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Statistics } from '@/domain/session/about';
import { explorePath } from '@/domain/discovery/explore';
import { useCan } from '@/hooks/useCan';
import { Link } from '@/ui/buttons/Link';
import { Section } from './Section';
import styles from './AboutScreen.module.css';

const words: Record<keyof Statistics, MessageDescriptor> = defineMessages({
  users: { id: 'about.statistics_users', defaultMessage: 'Accounts' },
  activeUsers: { id: 'about.statistics_active', defaultMessage: 'Active in the last month' },
  posts: { id: 'about.statistics_posts', defaultMessage: 'Posts from this server' },
  servers: { id: 'about.statistics_servers', defaultMessage: 'Known servers' },
});

const names = Object.keys(words) as (keyof Statistics)[];

export function StatisticsList({ statistics }: { statistics: Statistics }) {
  const intl = useIntl();
  const listsServers = useCan('serverTimelines');
  const told = names.flatMap((name) => {
    const count = statistics[name];
    return count === null ? [] : [{ name, count }];
  });
  if (told.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="about.statistics" defaultMessage="Statistics" />}>
      <dl className={styles.numbers}>
        {told.map(({ name, count }) => (
          <div key={name} className={styles.number}>
            <dt>
              {name === 'servers' && listsServers ? (
                <Link to={explorePath({ tab: 'servers' })}>{intl.formatMessage(words[name])}</Link>
              ) : (
                intl.formatMessage(words[name])
              )}
            </dt>
            <dd>{intl.formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
