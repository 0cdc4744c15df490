/** Work on stored media that GoToSocial begins at the wish of its administrators. */
import { EMPTY, Reply, type Route, type SignedIn } from '../../http/call';
import type { Json } from '../../http/json';
import { refuse } from '../../http/refusal';
import { gotosocialRoute } from './staff';

function cleanUp({ params }: SignedIn): Json {
  const days = params.number('remote_cache_days');
  if (days !== null && !Number.isInteger(days)) throw refuse(400, 'Bad Request: remote_cache_days');
  return EMPTY;
}

/** The work goes on after the answer. */
const fetchAgain = (): Reply => new Reply({ status: 202, body: EMPTY });

export const mediaJobRoutes: Route[] = [
  gotosocialRoute('POST', 'media_cleanup', cleanUp),
  gotosocialRoute('POST', 'media_refetch', fetchAgain),
];
