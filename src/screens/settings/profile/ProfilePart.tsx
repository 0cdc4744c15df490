/** The editor of the own profile, on its tab. Its code is its own: most who open settings change others. */
import { latePart } from '@/ui/latePart';
import { Skeleton } from '@/ui/Skeleton';

export const ProfilePart = latePart(
  async () =>
    (await import(/* webpackChunkName: "profileEditor" */ './ProfileEditor')).ProfileEditor,
  () => <Skeleton shape="line" count={8} />,
);
