/**
 * Tells the store while a file of a card is being played, so that lists keep the card when it goes
 * out of sight. Spread what it returns onto the player.
 */
import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/hooks/store';
import { cardViewChanged } from '@/slices/statuses/cardViews';

export function usePlayingCard(statusId: string) {
  const [playing, setPlaying] = useState(false);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!playing) return;
    const savePlaying = (mediaPlaying: boolean) =>
      dispatch(cardViewChanged({ statusId, changes: { mediaPlaying } }));
    savePlaying(true);
    return () => void savePlaying(false);
  }, [playing, statusId, dispatch]);
  const stop = () => setPlaying(false);
  return { onPlay: () => setPlaying(true), onPause: stop, onEnded: stop };
}
