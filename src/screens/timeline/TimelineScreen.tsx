/** A timeline as a screen: home, local or the whole known network, by the name of its route. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { StatusList } from '@/components/status/StatusList';
import type { RouteName } from '@/domain/routes';
import { timelineKey, type TimelineKey } from '@/domain/timeline';
import { ScreenHeading } from '@/ui/ScreenHeading';

const titles = defineMessages({
  friends: { id: 'nav.home_timeline', defaultMessage: 'Home timeline' },
  public: { id: 'nav.public_tl', defaultMessage: 'Local timeline' },
  known: { id: 'nav.twkn', defaultMessage: 'Known network' },
});

interface Shown {
  key: TimelineKey;
  title: MessageDescriptor;
}

const known: Shown = { key: timelineKey('publicAndExternal'), title: titles.known };

const shownAt: Partial<Record<RouteName, Shown>> = {
  friends: { key: timelineKey('friends'), title: titles.friends },
  'public-timeline': { key: timelineKey('public'), title: titles.public },
  'public-external-timeline': known,
};

export default function TimelineScreen({ name }: { name: RouteName }) {
  const intl = useIntl();
  const { key, title } = shownAt[name] ?? known;
  const label = intl.formatMessage(title);
  return (
    <>
      <ScreenHeading title={label} />
      <StatusList key={key} timelineKey={key} label={label} />
    </>
  );
}
