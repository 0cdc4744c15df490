/** A timeline screen: the address determines the timeline and its title. */
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import type { RouteName } from '@/domain/session/routes';
import { needsAccount, timelineKey, timelineOfRoute } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { titles } from './titles';

const NoneForVisitors = deferredComponent(
  async () => (await import('@/components/session/login/NoneForVisitors')).NoneForVisitors,
  { onDemand: true },
);

interface Props {
  name: RouteName;
  params: Record<string, string>;
}

export default function TimelineScreen({ name, params }: Props) {
  const intl = useIntl();
  const isVisitor = useAppSelector(
    (state) => !selectSignedIn(state) && !selectSessionPending(state),
  );
  const key = timelineOfRoute(name, params) ?? timelineKey('publicAndExternal');
  const label = intl.formatMessage(titles[name] ?? titles['public-external-timeline']);
  return (
    <>
      <TimelineHeading title={label} timelineKey={key} />
      {needsAccount(key) && isVisitor ? (
        <NoneForVisitors>
          <FormattedMessage id="timeline.no_statuses" defaultMessage="No posts yet" />
        </NoneForVisitors>
      ) : (
        <StatusList key={key} timelineKey={key} label={label} />
      )}
    </>
  );
}
