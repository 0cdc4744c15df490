/** The public posts of another server, as far as they have come here. */
import { useLocation } from 'react-router-dom';
import { FormattedMessage } from 'react-intl';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import { readHost, explorePath } from '@/domain/discovery/explore';
import { timelineKey } from '@/domain/timelines/timeline';
import { useCan } from '@/hooks/useCan';
import { readableHost } from '@/lib/text/punycode';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { FederationIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';

export default function ServerPostsScreen() {
  const can = useCan('serverTimelines');
  const { search } = useLocation();
  const host = readHost(new URLSearchParams(search).get('host') ?? '');
  if (!can || host === null) return <NoServer known={can} />;
  const key = timelineKey('server', host);
  return (
    <>
      <TimelineHeading title={readableHost(host)} timelineKey={key} />
      <StatusList key={key} timelineKey={key} label={readableHost(host)} />
    </>
  );
}

/** `known`: this server can show other servers, but the address names none. */
function NoServer({ known }: { known: boolean }) {
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="about.statistics_servers" defaultMessage="Known servers" />}
      />
      <EmptyState
        icon={FederationIcon}
        action={
          <LinkButton href={explorePath(known ? { tab: 'servers' } : {})} internal>
            <FormattedMessage id="nav.explore" defaultMessage="Explore" />
          </LinkButton>
        }
      >
        {known ? (
          <FormattedMessage
            id="explore.no_server"
            defaultMessage="Enter a server address, such as example.org"
          />
        ) : (
          <FormattedMessage
            id="explore.not_here"
            defaultMessage="This server doesn't offer this."
          />
        )}
      </EmptyState>
    </>
  );
}
