/**
 * The short messages that are up now. Those of the start begin to count when they can be read. Their
 * code comes behind the first screen, in one file with what opens over the page.
 */
import type { RouteName } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { pageShown } from '@/slices/session/startup';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { NoticeRegion } from '@/ui/feedback/NoticeRegion';

const nothing = () => null;

export const NoticeList = deferredComponent(
  async () => (await import(/* webpackChunkName: "layers" */ './NoticeList')).NoticeList,
  nothing,
);

const OutboxNotices = deferredComponent(
  async () => (await import('@/components/composer/outbox/OutboxNotices')).OutboxNotices,
  nothing,
);

/** Pages that begin with the fields of a form. */
const formRoutes: readonly (RouteName | null)[] = [
  'login',
  'oauth-callback',
  'registration',
  'registration-token',
  'password-reset',
];

export function Notices() {
  const hasNotices = useAppSelector((state) => state.notices.length > 0);
  const sends = useAppSelector(
    ({ outbox }) => outbox !== undefined && Object.keys(outbox).length > 0,
  );
  const isForm = useAppSelector(({ interface: { route } }) => formRoutes.includes(route.name));
  useWhileMounted('notices', pageShown(), null);
  return (
    <NoticeRegion at={isForm ? 'foot' : 'head'}>
      {sends && <OutboxNotices />}
      {hasNotices && <NoticeList />}
    </NoticeRegion>
  );
}
