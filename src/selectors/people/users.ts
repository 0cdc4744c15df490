import type { RootState } from '@/slices/root';

export const selectUser = (state: RootState, userId: string) => state.users.entities[userId];
