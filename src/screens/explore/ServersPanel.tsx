/** Ways to the public posts of other servers: of those that the staff chose, or of any known one. */
import { useDeferredValue, useId, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { readHost, serverPostsPath } from '@/domain/discovery/explore';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useCan } from '@/hooks/useCan';
import { readableHost } from '@/lib/text/punycode';
import { Button } from '@/ui/buttons/Button';
import { Link } from '@/ui/buttons/Link';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { TextField } from '@/ui/fields/TextField';
import { FederationIcon } from '@/ui/icons/icons';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { ExploreFeed } from './ExploreFeed';
import styles from './Explore.module.css';

const messages: Record<'server' | 'invalid', MessageDescriptor> = defineMessages({
  server: { id: 'admin_dash.emoji.remote_pack_instance', defaultMessage: 'Server address' },
  invalid: {
    id: 'explore.no_server',
    defaultMessage: 'Enter a server address, such as example.org',
  },
});

export function ServersPanel({ label }: { label: string }) {
  const hasBubble = useCan('bubbleTimeline');
  const hasServers = useCan('serverTimelines');
  return (
    <>
      {hasBubble && (
        <div className={styles.choice}>
          <LinkButton href={standalonePaths.bubble} icon={FederationIcon} internal>
            <FormattedMessage id="about.feature_bubble" defaultMessage="Bubble timeline" />
          </LinkButton>
        </div>
      )}
      {hasServers && <AnyServer label={label} />}
    </>
  );
}

function AnyServer({ label }: { label: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const host = readHost(typed);
    setRefused(host === null);
    if (host !== null) void navigate(serverPostsPath(host));
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={intl.formatMessage(messages.server)}
          error={refused ? intl.formatMessage(messages.invalid) : undefined}
          value={typed}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(text) => {
            setTyped(text);
            setRefused(false);
          }}
        />
        <Button type="submit" tone="primary">
          <FormattedMessage id="tags.show" defaultMessage="Show posts" />
        </Button>
      </form>
      <ExploreFeed
        list="servers"
        label={label}
        shape="line"
        icon={FederationIcon}
        only={(host) =>
          [host, readableHost(host)].some((name) => name.toLowerCase().includes(wanted))
        }
        empty={<FormattedMessage id="search.no_results" defaultMessage="No results" />}
        error={
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        }
        row={(host, position) => <ServerRow host={host} position={position} />}
      />
    </>
  );
}

function ServerRow({ host, position }: { host: string; position: FeedPosition }) {
  const id = useId();
  return (
    <article
      className={styles.server}
      tabIndex={0}
      aria-labelledby={id}
      {...feedPosition(position)}
    >
      <Link id={id} to={serverPostsPath(host)}>
        <bdi>{readableHost(host)}</bdi>
      </Link>
    </article>
  );
}
