/** Components read relays and blocked names here, because their slice is deferred. */
import type { ServerListKind } from '@/domain/admin/serverLists';
import { noServerLists } from '@/slices/admin/serverLists';
import type { RootState } from '@/slices/root';

export const selectIsEmailBlocked = (state: RootState) => state.serverLists?.isEmailBlocked;

/** Null until they are loaded. */
export const selectServerList = (state: RootState, kind: ServerListKind) =>
  (state.serverLists ?? noServerLists)[kind] ?? null;
