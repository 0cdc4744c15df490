/** The shoutbox: one channel for everybody, in the old and the new frame format of Phoenix. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { addressOfReader, readdress } from '../http/addresses';
import type { Json } from '../http/json';
import { writeJson } from '../http/json';
import { renderAccount } from '../render/account';
import { limits } from '../render/features';
import type { Person } from '../state/types';
import type { World } from '../state/world';
import { refuseUpgrade } from './refuse';

const TOPIC = 'chat:public';
const BACKLOG = 20;

interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

interface Visitor {
  socket: WebSocket;
  person: Person;
  /** True for version 2 and later: frames are arrays; before, they are objects. */
  isArrayForm: boolean;
  /** The address that the reader used. */
  reader: string;
  /** Null while not joined. */
  joinRef: string | null;
}

export interface Shoutbox {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  attach(world: World): void;
  closeAll(code: number | null): number;
  stop(): void;
}

export function createShoutbox(): Shoutbox {
  const visitors = new Set<Visitor>();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  let world: World | null = null;
  let backlog: { id: number; text: string; author: Json }[] = [];

  const send = ({ socket, isArrayForm, reader }: Visitor, message: Message) => {
    const { joinRef, ref, topic, event, payload } = message;
    const frame = isArrayForm
      ? [joinRef, ref, topic, event, payload]
      : { event, payload, ref, topic };
    socket.send(readdress(writeJson('pleroma', frame), world?.origin ?? reader, reader));
  };
  const reply = (
    visitor: Visitor,
    { joinRef, ref, topic }: Message,
    status: string,
    response = {},
  ) => {
    send(visitor, { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  };

  const hear = (visitor: Visitor, message: Message) => {
    const { topic, event, ref } = message;
    if (topic === 'phoenix') {
      reply(visitor, message, 'ok');
    } else if (topic !== TOPIC) {
      reply(visitor, message, 'error', { reason: 'join crashed' });
    } else if (event === 'phx_join') {
      visitor.joinRef = ref;
      reply(visitor, { ...message, joinRef: ref }, 'ok');
      const payload = { messages: backlog };
      send(visitor, { joinRef: ref, ref: null, topic, event: 'messages', payload });
    } else if (event === 'phx_leave') {
      const { joinRef } = visitor;
      visitor.joinRef = null;
      reply(visitor, message, 'ok');
      send(visitor, { joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
    } else if (visitor.joinRef === null) {
      reply(visitor, message, 'error', { reason: 'unmatched topic' });
    } else if (event === 'new_msg') {
      shout(visitor, message.payload);
    } else {
      // A channel crashes at an unknown event, and has to be joined again.
      const { joinRef } = visitor;
      visitor.joinRef = null;
      send(visitor, { joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} });
    }
  };

  /** Ignores blank and overlong texts silently. */
  const shout = ({ person }: Visitor, payload: unknown) => {
    const given = (payload as { text?: unknown } | null)?.text;
    const text = typeof given === 'string' ? given.trim() : '';
    if (!world || text === '' || text.length > limits.shout) return;
    const author = renderAccount({ world, viewer: null }, person);
    const said = { id: world.ids.count('shout') + 1, text, author };
    backlog = [...backlog, said].slice(-BACKLOG);
    visitors.forEach((visitor) => {
      if (visitor.joinRef === null) return;
      send(visitor, { joinRef: null, ref: null, topic: TOPIC, event: 'new_msg', payload: said });
    });
  };

  const accept = (visitor: Visitor) => {
    const { socket } = visitor;
    visitors.add(visitor);
    socket.on('close', () => visitors.delete(visitor));
    socket.on('error', () => visitors.delete(visitor));
    socket.on('message', (data: RawData) => {
      const message = readFrame(Buffer.from(data as Buffer).toString('utf8'));
      if (message) hear(visitor, message);
      else socket.close(1011);
    });
  };

  return {
    upgrade: (request, socket, head) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const token = searchParams.get('token');
      if (token === null) {
        refuseUpgrade(socket, 500, '{"errors":{"detail":"Internal server error"}}');
        return;
      }
      const person = world?.people.get(world.oauth.chatTokens.get(token) ?? '');
      if (!world || !person) {
        refuseUpgrade(socket, 403);
        return;
      }
      const reader = addressOfReader(world, request.headers.host);
      const isArrayForm = searchParams.get('vsn')?.startsWith('2') === true;
      server.handleUpgrade(request, socket, head, (opened) => {
        accept({ socket: opened, person, isArrayForm, reader, joinRef: null });
      });
    },
    attach: (next) => {
      world = next;
      backlog = [];
    },
    closeAll: (code) => {
      const count = visitors.size;
      visitors.forEach(({ socket }) => {
        if (code === null) socket.terminate();
        else socket.close(code);
      });
      return count;
    },
    stop: () => {
      visitors.forEach(({ socket }) => {
        socket.terminate();
      });
      server.close();
    },
  };
}

/** Parses a frame of either form; null for anything else. */
function readFrame(text: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (Array.isArray(value)) {
    const [joinRef, ref, topic, event, payload] = value as unknown[];
    return {
      joinRef: refOf(joinRef),
      ref: refOf(ref),
      topic: String(topic),
      event: String(event),
      payload,
    };
  }
  if (typeof value !== 'object' || value === null) return null;
  const { join_ref: joinRef, ref, topic, event, payload } = value as Record<string, unknown>;
  return {
    joinRef: refOf(joinRef),
    ref: refOf(ref),
    topic: String(topic),
    event: String(event),
    payload,
  };
}

const refOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
