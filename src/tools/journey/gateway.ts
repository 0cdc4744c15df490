/**
 * Serves the built client in front of a running server on one origin, as if it were installed: its
 * files come from the build, everything else from the server, sockets included.
 */
import { readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { request as askSafely } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { dist } from '@/tools/project';
import { isServerPath } from '@/tools/serve/proxy';

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Gateway {
  origin: string;
  close(): Promise<void>;
}

export async function openGateway(target: string): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    void answer(target, incoming, outgoing);
  });
  const open = new Set<Duplex>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    passSocket(target, incoming, socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        open.forEach((socket) => socket.destroy());
      }),
  };
}

/** Answers with a file of the client; with its page for every path that is not the server's. */
async function answer(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', target);
  const own = await fileOf(pathname);
  const found = own ?? (isServerPath(pathname) ? null : await fileOf('/index.html'));
  if (!found) {
    pass(target, incoming, outgoing);
    return;
  }
  outgoing.writeHead(200, { 'content-type': found.kind });
  outgoing.end(found.content);
}

async function fileOf(pathname: string): Promise<{ content: Buffer; kind: string } | null> {
  const file = path.join(dist, path.normalize(pathname));
  const kind = kinds[path.extname(file)];
  if (kind === undefined || !file.startsWith(dist)) return null;
  const content = await readFile(file).catch(() => null);
  return content && { content, kind };
}

/** Rewrites a call as if the server's own pages had sent it. */
function outwards(target: string, { method, url, headers }: IncomingMessage): RequestOptions {
  const { protocol, hostname, port, host } = new URL(target);
  const { origin, ...rest } = headers;
  const own = origin === undefined ? {} : { origin: target };
  return { protocol, hostname, port, method, path: url, headers: { ...rest, ...own, host } };
}

const send = (target: string, options: RequestOptions) =>
  (target.startsWith('https:') ? askSafely : ask)(options);

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const call = send(target, outwards(target, incoming));
  call.on('response', (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(outgoing);
  });
  call.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(call);
}

function passSocket(target: string, incoming: IncomingMessage, socket: Duplex): void {
  const call = send(target, outwards(target, incoming));
  const close = () => socket.destroy();
  socket.on('error', () => call.destroy());
  call.on('error', close);
  call.on('upgrade', (answered, upstream, head) => {
    socket.write(headOf(answered));
    upstream.write(head);
    upstream
      .on('error', close)
      .pipe(socket)
      .on('error', () => upstream.destroy())
      .pipe(upstream);
  });
  // A refused socket: browsers see only the status.
  call.on('response', (answered) => {
    socket.end(headOf(answered));
    answered.resume();
  });
  call.end();
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${String(statusCode)} ${String(statusMessage)}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${String(rawHeaders[at])}: ${String(rawHeaders[at + 1])}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
