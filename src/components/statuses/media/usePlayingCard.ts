/**
 * Marks a card in the store while one of its files plays, so that lists keep it mounted when it
 * scrolls out of view. Spread the result onto the player.
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
