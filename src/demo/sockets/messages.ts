/**
 * Handles incoming messages of a streaming socket: subscribing and signing in, as far as the family
 * supports it.
 */
import type { World } from '../state/world';
import type { Connection } from './connection';
import { personOf } from './connection';
import { isSameTopic, readTopic } from './topics';

export function answerMessage(world: World, connection: Connection, text: string): void {
  const { socket } = connection;
  const { dialect: family } = world;
  if (family === 'akkoma' && /^ping$/i.test(text)) {
    socket.send('pong');
    return;
  }
  const message = readMessage(text);
  if (!message) return;
  const type = message.get('type') ?? '';
  const respond = (result: string, error?: string) => {
    if (family !== 'pleroma') return;
    const payload = JSON.stringify({ ...(error === undefined ? {} : { error }), result, type });
    socket.send(JSON.stringify({ event: 'pleroma:respond', payload }));
  };
  if (type === 'pleroma:authenticate' && family === 'pleroma') {
    const token = world.oauth.tokens.get(message.get('token') ?? '');
    if (connection.token) respond('error', 'already_authenticated');
    else if (!token) respond('error', 'unauthorized');
    else {
      connection.token = token;
      respond('success');
    }
    return;
  }
  if (type !== 'subscribe' && (type !== 'unsubscribe' || family === 'akkoma')) return;
  const subscriber = { person: personOf(world, connection.token), token: connection.token };
  const get = (name: string) =>
    family === 'akkoma' && name !== 'stream' ? null : (message.get(name) ?? null);
  const topic = readTopic(world, subscriber, get);
  if (typeof topic === 'number') {
    respond('error', topic === 401 ? 'unauthorized' : 'bad_topic');
    if (family === 'mastodon') {
      socket.send(JSON.stringify({ error: 'Unknown stream type', status: topic }));
    }
    return;
  }
  const isThere = connection.topics.some((other) => isSameTopic(other, topic));
  if (type === 'subscribe' && !isThere) connection.topics.push(topic);
  if (type === 'unsubscribe') {
    connection.topics = connection.topics.filter((other) => !isSameTopic(other, topic));
  }
  respond((type === 'subscribe') === isThere ? 'ignored' : 'success');
}

function readMessage(text: string): Map<string, string> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const entries = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Map(entries);
  } catch {
    return null;
  }
}
