/** A timeline as a screen: home, local or the whole known network, by the name of its route. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { StatusList } from '@/components/status/StatusList';
import type { RouteName } from '@/domain/routes';
import { timelineKey, timelineOfRoute } from '@/domain/timeline';
import { ScreenHeading } from '@/ui/ScreenHeading';

type Title = 'friends' | 'public' | 'known';

const titles: Record<Title, MessageDescriptor> = defineMessages({
  friends: { id: 'nav.home_timeline', defaultMessage: 'Home timeline' },
  public: { id: 'nav.public_tl', defaultMessage: 'Local timeline' },
  known: { id: 'nav.twkn', defaultMessage: 'Known network' },
});

const titleOf: Partial<Record<RouteName, MessageDescriptor>> = {
  friends: titles.friends,
  'public-timeline': titles.public,
  'public-external-timeline': titles.known,
};

export default function TimelineScreen({ name }: { name: RouteName }) {
  const intl = useIntl();
  const key = timelineOfRoute(name) ?? timelineKey('publicAndExternal');
  const label = intl.formatMessage(titleOf[name] ?? titles.known);
  return (
    <>
      <ScreenHeading title={label} />
      <StatusList key={key} timelineKey={key} label={label} />
    </>
  );
}
