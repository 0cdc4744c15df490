/** The floating shoutbox, whose code comes when there is a channel to show for the first time. */
import { useState } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectShoutFloats } from '@/selectors/session/navigation';
import { deferredComponent } from '@/ui/deferred/deferredComponent';

const FloatingShout = deferredComponent(
  async () => (await import('@/components/talk/shout/FloatingShout')).FloatingShout,
  () => null,
);

export function ShoutCorner() {
  const floats = useAppSelector(selectShoutFloats);
  const [met, meet] = useState(false);
  if (floats && !met) meet(true);
  // From then on it knows itself whether it shows.
  return met ? <FloatingShout /> : null;
}
