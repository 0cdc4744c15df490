/** Views read people here, so that they need not know how the table of people is stored. */
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';

export const selectUser = (state: RootState, userId: string) => rowIn(state.users.entities, userId);
