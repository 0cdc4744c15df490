/**
 * The embedded instance: a small server in memory, generated from a seed, that plays one of the
 * server families.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerAlteredFile } from './alteredFiles';
import { createApp } from './app';
import { control } from './control';
import type { FaultAnswer, Faults } from './faults';
import { cannedAnswer, createFaults, holdCalls, isCall, takeFault } from './faults';
import { addressAt } from './http/addresses';
import type { DemoOptions } from './options';
import { defaultOptions } from './options';
import { createLimiter } from './rateLimits';
import { fillWorld } from './seed/fill';
import { refuseUpgrade } from './sockets/refuse';
import { createShoutbox } from './sockets/shoutbox';
import { createStreamingHub } from './sockets/streaming';
import { registerApplication, issueToken } from './state/oauth';
import { findByAcct } from './state/people';
import { applyDueChanges } from './state/dueChanges';
import type { World } from './state/world';
import { createWorld } from './state/world';

/** Milliseconds between two checks for due changes. */
const TIME_CHECK = 1_000;
/** Milliseconds between the first half of an answer and the cut. */
const CUT_DELAY = 20;

export interface Instance {
  /** The address for readers, without a final slash. */
  origin: string;
  port: number;
  world(): World;
  faults: Faults;
  /** The time of the instance's own clock. */
  now(): number;
  /** Issues a token as if somebody had signed in. */
  tokenFor(username: string, scopes?: string): string;
  reset(): void;
  close(): Promise<void>;
}

export async function startInstance(given: Partial<DemoOptions> = {}): Promise<Instance> {
  const options = { ...defaultOptions, ...given };
  const faults = createFaults(options.latency, options.failRate);
  const streaming = createStreamingHub();
  const shoutbox = createShoutbox();
  const hubs = [streaming, shoutbox];
  const sockets = new Set<Socket>();
  let world: World | null = null;
  let app: Hono | null = null;

  const fill = (origin: string) => {
    const next = createWorld(options, origin);
    fillWorld(next);
    world = next;
    app = createApp({ world: next, limiter: createLimiter(options.rateLimits) });
    hubs.forEach((hub) => {
      hub.attach(next);
    });
  };
  const current = (): World => {
    if (!world) throw new Error('The instance has not started yet');
    return world;
  };
  const reset = () => {
    const { origin } = current();
    faults.planned = [];
    faults.altered = [];
    faults.isDown = false;
    holdCalls(faults, false);
    hubs.forEach((hub) => hub.closeAll(1012));
    fill(origin);
  };
  const controls = {
    world: current,
    faults,
    hubs,
    reset,
    listening: streaming.count,
    opened: streaming.opened,
  };

  const answer = async (request: Request, outgoing: ServerResponse): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/demo/')) return control(controls, request);
    if (faults.latency > 0) await pause(faults.latency);
    if (isCall(pathname)) await faults.held?.ended;
    if (!app) return new Response(null, { status: 503 });
    const fault = takeFault(faults, current().random, request.method, pathname);
    if (fault === null) {
      return (await answerAlteredFile(faults.altered, app, request)) ?? app.fetch(request);
    }
    if (fault.answer === 'truncated') return cutOff(await app.fetch(request), outgoing);
    if (fault.done) await app.fetch(request);
    if (fault.answer === 'hang') return new Promise<Response>(() => undefined);
    return cannedAnswer(fault.answer);
  };
  const listener = getRequestListener(
    (request, { outgoing }) => answer(request, outgoing as ServerResponse),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => {
    if (isRefused(faults, request)) {
      request.socket.destroy();
      return;
    }
    if (isControl(request) && !isFromHere(request)) {
      forbid(response);
      return;
    }
    void listener(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (faults.isDown) {
      socket.destroy();
      return;
    }
    const fault = takeFault(faults, current().random, 'GET', pathname);
    if (fault !== null) {
      refuseUpgrade(socket, statusOf(fault.answer));
      return;
    }
    if (/^\/api\/v1\/streaming\/?$/.test(pathname) && options.family !== 'hollo') {
      streaming.upgrade(request, socket, head);
    } else if (pathname === '/socket/websocket' && options.family === 'pleroma') {
      shoutbox.upgrade(request, socket, head);
    } else refuseUpgrade(socket, 404);
  });
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const origin = options.origin ?? addressAt(options.host, port);
  fill(origin);
  const timeTimer = setInterval(() => {
    applyDueChanges(current());
  }, TIME_CHECK);
  timeTimer.unref();

  return {
    origin,
    port,
    world: current,
    faults,
    now: () => current().clock.now(),
    tokenFor: (username, scopes = 'read write follow push admin') =>
      signIn(current(), username, scopes),
    reset,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timeTimer);
        hubs.forEach((hub) => {
          hub.stop();
        });
        server.close(() => {
          resolve();
        });
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

const pause = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, time);
  });

function listen(server: Server, { port, host }: DemoOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const isControl = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/demo/');

const isRefused = (faults: Faults, request: IncomingMessage): boolean =>
  faults.isDown && !isControl(request);

const isFromHere = ({ socket }: IncomingMessage): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');

function forbid(response: ServerResponse): void {
  response.writeHead(403).end();
}

const statusOf = (fault: FaultAnswer): number => (/^\d+$/.test(fault) ? Number(fault) : 500);

/** Tells the server library that the answer has been sent already. */
const sentAlready = () => new Response(null, { headers: { 'x-hono-already-sent': 'true' } });

/** Sends half of an answer, then cuts the connection. */
async function cutOff(response: Response, outgoing: ServerResponse): Promise<Response> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, { ...headers, 'content-length': bytes.length });
  outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
  setTimeout(() => outgoing.destroy(), CUT_DELAY);
  return sentAlready();
}

function signIn(world: World, username: string, scopes: string): string {
  const person = findByAcct(world, username);
  if (!person) throw new Error(`Nobody here is called ${username}`);
  const { clientId } = registerApplication(world, {
    name: 'Trial',
    website: null,
    redirectUris: ['urn:ietf:wg:oauth:2.0:oob'],
    scopes: scopes.split(' '),
  });
  return issueToken(world, { personId: person.id, scopes: scopes.split(' '), clientId }).value;
}
