/** The reader and relationship actions, before the saga that calls the server. */
import { noEntities } from '@/domain/engine/entities';
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import type { User } from '@/domain/people/user';
import { decodeRelationships } from '@/api/decode/people/relationship';
import type { WireRelationship } from '@/api/wire/relationship';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { relationshipsReceived } from '@/slices/people/relationships';
import { statusReceived } from '@/slices/statuses/statuses';
import { someUser } from '../people';
import { wireRelationship } from '../wire';

/** Puts these people into the store. */
export const usersKnown = (...users: User[]) =>
  statusReceived({ statusId: '', entities: { ...noEntities(), users } });

/** A person on another server. */
export const remoteUser = (changes: Partial<User> = {}): User =>
  someUser({
    id: 'u2',
    screenName: 'ben@far.example',
    fullName: 'ben@far.example',
    name: 'Ben',
    isLocal: false,
    profileUrl: 'https://far.example/@ben',
    ...changes,
  });

/** A relationship as the server reported it. */
export const relationshipReceived = (changes: Partial<WireRelationship> = {}) =>
  relationshipsReceived({ relationships: decodeRelationships([wireRelationship(changes)]) });

export const requestRelationshipAction = (
  relationshipKind: RelationshipKind,
  wanted = true,
  userId = 'u2',
) => relationshipActionRequested({ userId, relationshipKind, wanted });
