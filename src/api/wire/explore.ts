/** Links that many share at the moment. */
import type { WireTagDay } from './search';
import type { WireCard } from './status';

export interface WireTrendingLink extends WireCard {
  history?: WireTagDay[];
}
