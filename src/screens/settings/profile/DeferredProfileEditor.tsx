/** The profile editor, loaded separately, as most readers open the settings for something else. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';

export const DeferredProfileEditor = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "profileEditor" */ './ProfileEditor')).ProfileEditor,
  { placeholder: () => <Skeleton shape="line" count={8} /> },
);
