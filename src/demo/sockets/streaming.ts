/** The streaming socket: accepts readers, keeps their connections, and sends events to them. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData } from 'ws';
import { WebSocketServer } from 'ws';
import { addressOfReader } from '../http/addresses';
import type { World, WorldEvent } from '../state/world';
import type { Connection } from './connection';
import { personOf } from './connection';
import { tell } from './frames';
import { answerMessage } from './messages';
import { refuseUpgrade } from './refuse';
import { readTopic } from './topics';

const PING_INTERVAL = 30_000;
/** Milliseconds by which a post arrives after the answer to the call that made it. */
const POST_DELAY = 15;

export interface StreamingHub {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Streams the events of another world (after a reset). */
  attach(world: World): void;
  closeAll(code: number | null): number;
  /** The number of open sockets. */
  count(): number;
  /** The number of sockets that were opened so far. */
  opened(): number;
  stop(): void;
}

export function createStreamingHub(): StreamingHub {
  const connections = new Set<Connection>();
  const timers = new Set<NodeJS.Timeout>();
  let opened = 0;
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

  const accept = (connection: Connection) => {
    const { socket } = connection;
    connections.add(connection);
    opened += 1;
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
        accept({ socket: opened, ...admitted });
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
    count: () => connections.size,
    opened: () => opened,
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

function admit(world: World, request: IncomingMessage): Omit<Connection, 'socket'> | 401 | 404 {
  const reader = addressOfReader(world, request.headers.host);
  const url = new URL(request.url ?? '/', world.origin);
  const sent =
    url.searchParams.get('access_token') ??
    request.headers['sec-websocket-protocol']?.split(',')[0]?.trim() ??
    /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ??
    null;
  const token = sent === null ? null : (world.oauth.tokens.get(sent) ?? null);
  const person = personOf(world, token);
  if ((sent !== null && !token) || (token?.personId != null && !person)) return 401;
  if (!token && world.dialect === 'mastodon') return 401;
  if (url.searchParams.get('stream') === null) return { token, topics: [], reader };
  const topic = readTopic(world, { person, token }, (name) => url.searchParams.get(name));
  return typeof topic === 'number' ? topic : { token, topics: [topic], reader };
}
