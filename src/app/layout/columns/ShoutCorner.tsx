/** The floating shoutbox, loaded when a channel is available for the first time. */
import { useState } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectShoutFloats } from '@/selectors/session/navigation';
import { deferredComponent } from '@/ui/deferred/deferredComponent';

const FloatingShout = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "shoutbox" */ '@/components/talk/shout/FloatingShout'))
      .FloatingShout,
);

export function ShoutCorner() {
  const floats = useAppSelector(selectShoutFloats);
  const [met, meet] = useState(false);
  if (floats && !met) meet(true);
  // After that, the shoutbox decides itself when to show.
  return met ? <FloatingShout /> : null;
}
