/** The editor of the own profile, on its tab. Its code is its own: most who open settings change others. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';

export const DeferredProfileEditor = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "profileEditor" */ './ProfileEditor')).ProfileEditor,
  () => <Skeleton shape="line" count={8} />,
);
