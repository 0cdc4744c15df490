/**
 * Everything that waits for a request reads its state here, because the table holds only those in
 * flight and failed ones.
 */
import type { RootState } from '@/slices/root';
import type { RequestState } from '@/slices/engine/requests';

const idle: RequestState = { busy: false, reason: null, httpStatus: null };

/** The state of a request; idle if it was never made or succeeded. */
export const selectRequest = (state: RootState, key: string): RequestState =>
  state.requests[key] ?? idle;
