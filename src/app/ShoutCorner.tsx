/** The floating shoutbox, whose code comes when there is a channel to show for the first time. */
import { useState } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectShoutFloats } from '@/selectors/navigation';
import { latePart } from '@/ui/latePart';

const FloatingShout = latePart(
  async () => (await import('@/components/shout/FloatingShout')).FloatingShout,
  () => null,
);

export function ShoutCorner() {
  const floats = useAppSelector(selectShoutFloats);
  const [met, meet] = useState(false);
  if (floats && !met) meet(true);
  // From then on it knows itself whether it shows.
  return met ? <FloatingShout /> : null;
}
