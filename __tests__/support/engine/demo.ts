/** An embedded instance for a test file, with short ways to call it and to open sockets. */
import WebSocket from 'ws';
import type { DemoOptions } from '@/demo/options';
import type { Instance } from '@/demo/server';
import { startInstance } from '@/demo/server';

export const NOON = Date.parse('2026-11-20T12:00:00Z');

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is not JSON. */
  body: never;
}

export interface Question {
  /** The username; a visitor when left out. */
  as?: string;
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string | string[]>;
  multipart?: FormData;
}

export interface Frame {
  event: string;
  payload: unknown;
  stream?: string[];
}

export interface Ear {
  frames: Frame[];
  raw: string[];
  protocol: string;
  send(text: string): void;
  /** Waits for a matching frame; those that have already arrived count, too. */
  until(fits: (frame: Frame) => boolean): Promise<Frame>;
  /** The close code that the server sent. */
  closed: Promise<number>;
  close(): void;
}

export interface Stage {
  instance(): Instance;
  ask(method: string, path: string, question?: Question): Promise<Answer>;
  get(path: string, as?: string): Promise<Answer>;
  listen(path: string, protocol?: string): Promise<Ear>;
  /** The status with which the server refused a socket. */
  refused(path: string, protocol?: string): Promise<number>;
  token(name: string): string;
}

export function useInstance(options: Partial<DemoOptions> = {}): Stage {
  let running: Instance | undefined;
  let ears: WebSocket[] = [];
  const tokens = new Map<string, string>();
  const instance = (): Instance => {
    if (!running) throw new Error('The instance runs only during tests');
    return running;
  };
  beforeAll(async () => {
    running = await startInstance({ clock: NOON, ...options });
  });
  afterEach(() => {
    ears.forEach((ear) => {
      ear.terminate();
    });
    ears = [];
  });
  afterAll(async () => {
    await running?.close();
  });

  const base = () => `http://127.0.0.1:${String(instance().port)}`;
  const token = (name: string) => {
    const known = tokens.get(name) ?? instance().tokenFor(name);
    tokens.set(name, known);
    return known;
  };
  const ask: Stage['ask'] = async (method, path, question = {}) => {
    const sent = question.token ?? (question.as === undefined ? null : token(question.as));
    const { body, type } = bodyOf(question);
    const response = await fetch(base() + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(sent === null ? {} : { authorization: `Bearer ${sent}` }),
        ...(type === null ? {} : { 'content-type': type }),
        ...question.headers,
      },
      ...(body === null ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) as never };
  };
  const open = (path: string, protocol?: string): WebSocket => {
    const ear = new WebSocket(base().replace('http', 'ws') + path, protocol);
    ears.push(ear);
    return ear;
  };
  return {
    instance,
    ask,
    token,
    get: (path, as) => ask('GET', path, as === undefined ? {} : { as }),
    listen: (path, protocol) =>
      new Promise((resolve, reject) => {
        const socket = open(path, protocol);
        const ear = earOf(socket);
        socket.once('error', reject);
        socket.once('open', () => {
          resolve({ ...ear, protocol: socket.protocol });
        });
      }),
    refused: (path, protocol) =>
      new Promise((resolve, reject) => {
        const socket = open(path, protocol);
        socket.once('unexpected-response', (_request, response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        });
        socket.once('open', () => {
          reject(new Error('The socket was let in'));
        });
        socket.on('error', () => undefined);
      }),
  };
}

function bodyOf(question: Question): { body: string | FormData | null; type: string | null } {
  if (question.json !== undefined) {
    return { body: JSON.stringify(question.json), type: 'application/json' };
  }
  if (question.multipart) return { body: question.multipart, type: null };
  if (!question.form) return { body: null, type: null };
  const form = new URLSearchParams();
  Object.entries(question.form).forEach(([name, value]) => {
    [value].flat().forEach((one) => {
      form.append(name, one);
    });
  });
  return { body: form.toString(), type: 'application/x-www-form-urlencoded' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function earOf(socket: WebSocket): Omit<Ear, 'protocol'> {
  const frames: Frame[] = [];
  const raw: string[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const text = Buffer.from(data as Buffer).toString('utf8');
    raw.push(text);
    const frame = parse(text) as Frame | undefined;
    if (frame?.event !== undefined) frames.push({ ...frame, payload: payloadOf(frame.payload) });
    waiting.forEach((look) => {
      look();
    });
  });
  return {
    frames,
    raw,
    send: (text) => {
      socket.send(text);
    },
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const frame = frames.find(fits);
          if (!frame) return;
          waiting.delete(look);
          resolve(frame);
        };
        waiting.add(look);
        look();
      }),
    closed: new Promise((resolve) => {
      socket.once('close', resolve);
    }),
    close: () => {
      socket.close();
    },
  };
}

const payloadOf = (payload: unknown): unknown =>
  typeof payload === 'string' ? (parse(payload) ?? payload) : payload;
