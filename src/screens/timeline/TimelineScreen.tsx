/** A timeline as a screen: which one, and its title, follow from the address. */
import { FormattedMessage, useIntl } from 'react-intl';
import { NoneForVisitors } from '@/components/login/NoneForVisitors';
import { StatusList } from '@/components/status/StatusList';
import { TimelineHeading } from '@/components/timeline/TimelineHeading';
import type { RouteName } from '@/domain/routes';
import { needsAccount, timelineKey, timelineOfRoute } from '@/domain/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectAwaitsMember, selectSignedIn } from '@/selectors/session';
import { titles, type Title } from './titles';

const titleOfRoute: Partial<Record<RouteName, Title>> = {
  friends: 'friends',
  'public-timeline': 'public',
  'public-external-timeline': 'known',
  bookmarks: 'bookmarks',
};

interface Props {
  name: RouteName;
  params: Record<string, string>;
}

export default function TimelineScreen({ name, params }: Props) {
  const intl = useIntl();
  const isVisitor = useAppSelector((state) => !selectSignedIn(state) && !selectAwaitsMember(state));
  const key = timelineOfRoute(name, params) ?? timelineKey('publicAndExternal');
  const fixed = titleOfRoute[name];
  const label = fixed ? intl.formatMessage(titles[fixed]) : `#${params.tag ?? ''}`;
  return (
    <>
      <TimelineHeading title={label} timelineKey={key} />
      {needsAccount(key) && isVisitor ? (
        <NoneForVisitors>
          <FormattedMessage id="timeline.no_statuses" defaultMessage="No statuses here yet" />
        </NoneForVisitors>
      ) : (
        <StatusList key={key} timelineKey={key} label={label} />
      )}
    </>
  );
}
