/** The streaming socket: who listens to what, and the frames that go out when something happens. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { writeJson } from '../http/json';
import { renderChat } from '../render/chat';
import { renderNotification } from '../render/notification';
import { renderStatus } from '../render/status';
import type { Token } from '../state/credentials';
import type { Person, Post } from '../state/types';
import type { World, WorldEvent } from '../state/world';
import { refuseUpgrade } from './refuse';
import type { Topic } from './topics';
import { carriesPost, isSameTopic, readTopic, streamName } from './topics';

const PING_INTERVAL = 30_000;
/** Posts come shortly after the answer to the call that made them. */
const POST_DELAY = 15;

interface Connection {
  socket: WebSocket;
  token: Token | null;
  topics: Topic[];
}

export interface StreamingHub {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Starts telling about another world (after a reset). */
  attach(world: World): void;
  closeAll(code: number | null): number;
  stop(): void;
}

export function createStreamingHub(): StreamingHub {
  const connections = new Set<Connection>();
  const timers = new Set<NodeJS.Timeout>();
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  });
  const pings = setInterval(() => {
    connections.forEach(({ socket }) => {
      socket.ping();
    });
  }, PING_INTERVAL);
  pings.unref();
  let world: World | null = null;

  const hear = (event: WorldEvent) => {
    const current = world;
    if (!current) return;
    if (event.type === 'tokenRevoked') {
      connections.forEach(({ socket, token }) => {
        if (token?.value === event.token) socket.close(1000);
      });
      return;
    }
    if (event.type !== 'posted' && event.type !== 'edited') {
      connections.forEach((connection) => {
        tell(current, connection, event);
      });
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!current.posts.has(event.post.id)) return;
      connections.forEach((connection) => {
        tell(current, connection, event);
      });
    }, POST_DELAY);
    timers.add(timer);
  };

  const accept = (socket: WebSocket, token: Token | null, topics: Topic[]) => {
    const connection = { socket, token, topics };
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    socket.on('error', () => connections.delete(connection));
    socket.on('message', (data: RawData) => {
      if (world) answerMessage(world, connection, Buffer.from(data as Buffer).toString('utf8'));
    });
  };

  return {
    upgrade: (request, socket, head) => {
      const admitted = world ? admit(world, request) : 401;
      if (typeof admitted === 'number') {
        refuseUpgrade(socket, admitted);
        return;
      }
      server.handleUpgrade(request, socket, head, (opened) => {
        accept(opened, admitted.token, admitted.topics);
      });
    },
    attach: (next) => {
      world?.listeners.delete(hear);
      world = next;
      next.listeners.add(hear);
    },
    closeAll: (code) => {
      const count = connections.size;
      connections.forEach(({ socket }) => {
        if (code === null) socket.terminate();
        else socket.close(code);
      });
      return count;
    },
    stop: () => {
      clearInterval(pings);
      timers.forEach((timer) => {
        clearTimeout(timer);
      });
      world?.listeners.delete(hear);
      connections.forEach(({ socket }) => {
        socket.terminate();
      });
      server.close();
    },
  };
}

const personOf = (world: World, token: Token | null): Person | null => {
  const person = token?.personId == null ? undefined : world.people.get(token.personId);
  return person?.isActive === true ? person : null;
};

function admit(
  world: World,
  request: IncomingMessage,
): { token: Token | null; topics: Topic[] } | 401 | 404 {
  const url = new URL(request.url ?? '/', world.origin);
  const sent =
    url.searchParams.get('access_token') ??
    request.headers['sec-websocket-protocol']?.split(',')[0]?.trim() ??
    /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ??
    null;
  const token = sent === null ? null : (world.oauth.tokens.get(sent) ?? null);
  const person = personOf(world, token);
  if ((sent !== null && !token) || (token?.personId != null && !person)) return 401;
  if (!token && world.options.family === 'mastodon') return 401;
  if (url.searchParams.get('stream') === null) return { token, topics: [] };
  const topic = readTopic(world, { person, token }, (name) => url.searchParams.get(name));
  return typeof topic === 'number' ? topic : { token, topics: [topic] };
}

function tell(world: World, { socket, token, topics }: Connection, event: WorldEvent): void {
  const person = personOf(world, token);
  const view = { world, viewer: person };
  for (const topic of topics) {
    const isUser = topic.stream === 'user';
    const send = (name: string, payload: unknown) => {
      socket.send(frame(world, name, payload, streamName(world, topic, person)));
    };
    if (event.type === 'posted' || event.type === 'edited') {
      if (!carriesPost(world, topic, person, event.post, event.type)) continue;
      send(event.type === 'posted' ? 'update' : 'status.update', renderStatus(view, event.post));
    } else if (event.type === 'deleted') {
      if (carriesDeletion(world, topic, person, event.post)) {
        socket.send(JSON.stringify({ event: 'delete', payload: event.post.id }));
      }
    } else if (event.type === 'notified') {
      if (event.person !== person || !(isUser || topic.stream === 'user:notification')) continue;
      const row = renderNotification(view, event.notification);
      if (row) send('notification', row);
    } else if (event.type === 'chatted') {
      const isMine = event.chat.ownerId === person?.id;
      if (!isMine || !(isUser || topic.stream === 'user:pleroma_chat')) continue;
      send('pleroma:chat_update', renderChat({ world, viewer: null }, event.chat));
    } else if (event.type === 'messageDeleted') {
      if (event.chat.ownerId !== person?.id || !isUser) continue;
      socket.send(JSON.stringify({ event: 'delete', payload: event.markerId }));
    } else if (event.type === 'followChanged') {
      if (event.follower !== person || !isUser || world.options.family === 'mastodon') continue;
      send('pleroma:follow_relationships_update', {
        state: event.state,
        follower: counts(event.follower),
        following: counts(event.following),
      });
    }
  }
}

/** The post is gone already; who it was for is told by what is left of it. */
function carriesDeletion(world: World, topic: Topic, person: Person | null, post: Post): boolean {
  return carriesPost(world, topic, person, post, 'deleted');
}

const counts = (person: Person) => ({
  id: person.id,
  follower_count: person.flags.hideFollowersCount ? 0 : person.followers.size,
  following_count: person.flags.hideFollowsCount ? 0 : person.following.size,
});

function frame(world: World, event: string, payload: unknown, stream: string[]): string {
  const text = writeJson(world.options.family, payload);
  return world.options.family === 'mastodon'
    ? JSON.stringify({ stream, event, payload: text })
    : JSON.stringify({ event, payload: text, stream });
}

/** Subscribing and signing in by message, as far as the family knows it. */
function answerMessage(world: World, connection: Connection, text: string): void {
  const { socket } = connection;
  const { family } = world.options;
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
