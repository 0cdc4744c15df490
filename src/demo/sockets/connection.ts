/** An open streaming socket: its owner and its subscriptions. */
import type { WebSocket } from 'ws';
import type { Token } from '../state/credentials';
import type { Person } from '../state/types';
import type { World } from '../state/world';
import type { Topic } from './topics';

export interface Connection {
  socket: WebSocket;
  token: Token | null;
  topics: Topic[];
  /** The address that the reader used. */
  reader: string;
}

export const personOf = (world: World, token: Token | null): Person | null => {
  const person = token?.personId == null ? undefined : world.people.get(token.personId);
  return person?.isActive === true ? person : null;
};
