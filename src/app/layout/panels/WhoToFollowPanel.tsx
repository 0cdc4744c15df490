/** A few people whom the server suggests to follow. */
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSuggestedIds } from '@/selectors/discovery/suggestions';
import { suggestionsRequested } from '@/slices/discovery/suggestions';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useInSight } from '@/ui/hooks/useInSight';

const SuggestionsPanel = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "suggestions" */ './SuggestionsPanel')).SuggestionsPanel,
);

/**
 * Hidden while empty: many servers support suggestions and have none. Asked for only once the place
 * is in sight, as it takes two calls on most servers.
 */
export function WhoToFollowPanel() {
  const dispatch = useAppDispatch();
  const userIds = useAppSelector(selectSuggestedIds);
  const { busy } = useAppSelector((state) => selectRequest(state, 'suggestions'));
  const [asked, setAsked] = useState(false);
  const place = useInSight(() => {
    setAsked(true);
    dispatch(suggestionsRequested());
  });

  if (!asked && userIds.length === 0) return <div ref={place} />;
  if (!busy && userIds.length === 0) return null;
  return <SuggestionsPanel userIds={userIds} />;
}
