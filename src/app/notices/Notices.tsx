/**
 * Shows the current notices (toasts). Those of start-up begin their timeout once they are readable.
 * Their code is in the chunk of overlays, which is loaded after the first screen.
 */
import type { RouteName } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { pageShown } from '@/slices/session/startup';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { NoticeRegion } from '@/ui/feedback/NoticeRegion';

export const NoticeList = deferredComponent(
  async () => (await import(/* webpackChunkName: "services" */ './NoticeList')).NoticeList,
);

const OutboxNotices = deferredComponent(
  async () => (await import('@/components/composer/outbox/OutboxNotices')).OutboxNotices,
);

/** Screens that begin with form fields. */
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
