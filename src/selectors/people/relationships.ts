/**
 * Components read here how the reader stands to a person, because not everybody has a relationship.
 */
import type { RootState } from '@/slices/root';

/** Undefined for visitors, for oneself, and until it is loaded. */
export const selectRelationship = (state: RootState, userId: string) => state.relationships[userId];
