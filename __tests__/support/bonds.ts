/** The reader and what they do to people, before the saga that asks the server. */
import { noEntities } from '@/domain/entities';
import type { Bond } from '@/domain/bonds';
import type { User } from '@/domain/user';
import { decodeRelationships } from '@/api/decode/relationship';
import type { WireRelationship } from '@/api/wire/relationship';
import { bondRequested } from '@/slices/bonds';
import { relationshipsReceived } from '@/slices/relationships';
import { statusReceived } from '@/slices/statuses';
import { someUser } from './people';
import { wireRelationship } from './wire';

/** These people are known. */
export const peopleKnown = (...users: User[]) =>
  statusReceived({ statusId: '', entities: { ...noEntities(), users } });

/** Somebody on another server. */
export const stranger = (changes: Partial<User> = {}): User =>
  someUser({
    id: 'u2',
    screenName: 'ben@far.example',
    fullName: 'ben@far.example',
    name: 'Ben',
    isLocal: false,
    profileUrl: 'https://far.example/@ben',
    ...changes,
  });

/** How the reader stands to them, as the server told. */
export const standing = (changes: Partial<WireRelationship> = {}) =>
  relationshipsReceived({ relationships: decodeRelationships([wireRelationship(changes)]) });

export const wishing = (bond: Bond, wanted = true, userId = 'u2') =>
  bondRequested({ userId, bond, wanted });
