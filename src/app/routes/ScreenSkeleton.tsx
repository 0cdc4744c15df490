/** Shown while the code of a screen loads: its title, and placeholder rows shaped like statuses. */
import { FormattedMessage } from 'react-intl';
import type { RouteName } from '@/domain/session/routes';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { screenTitles } from './screenTitles';

export function ScreenSkeleton({ name }: { name: RouteName }) {
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...screenTitles[name]} />} />
      <Skeleton shape="status" count={6} />
    </>
  );
}
