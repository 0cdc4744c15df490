import type { RootState } from '@/slices/root';
import type { RequestState } from '@/slices/engine/requests';

const idle: RequestState = { busy: false, reason: null, httpStatus: null };

/** How a request is doing; idle when it was never made or went well. */
export const selectRequest = (state: RootState, key: string): RequestState =>
  state.requests[key] ?? idle;
