/** Components read the muted servers here, because their slice is deferred and missing at first. */
import { noDomainMutes } from '@/slices/people/domainMutes';
import type { RootState } from '@/slices/root';

export const selectDomainMutes = (state: RootState): readonly string[] | null =>
  (state.domainMutes ?? noDomainMutes).domains;
