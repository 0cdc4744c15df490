/**
 * The short messages that are up now. Those of the start begin to count when they can be read. Their
 * code comes behind the first screen, in one file with what opens over the page.
 */
import type { RouteName } from '@/domain/routes';
import { useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { pageShown } from '@/slices/startup';
import { latePart } from '@/ui/latePart';
import { NoticeRegion } from '@/ui/NoticeRegion';

const nothing = () => null;

export const NoticeList = latePart(
  async () => (await import(/* webpackChunkName: "layers" */ './NoticeList')).NoticeList,
  nothing,
);

const OutboxNotices = latePart(
  async () => (await import('@/components/composer/OutboxNotices')).OutboxNotices,
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
  useWhileShown('notices', pageShown(), null);
  return (
    <NoticeRegion at={isForm ? 'foot' : 'head'}>
      {sends && <OutboxNotices />}
      {hasNotices && <NoticeList />}
    </NoticeRegion>
  );
}
