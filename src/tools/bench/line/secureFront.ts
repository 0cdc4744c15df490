/**
 * Stands before a server as the world has it: TLS and HTTP/2, sockets over HTTP/1.1, compressed
 * answers, and a server that takes a moment to think. Notes what was delivered.
 */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as askPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

export interface Delivery {
  method: string;
  /** With its query. */
  path: string;
  status: number;
  /** As sent, compressed. */
  bytes: number;
}

export interface SecureFront {
  port: number;
  /** The hash of the certificate's key, by which a browser is told to trust it. */
  trust: string;
  /** Everything delivered since the last call, sockets included. */
  takeDeliveries(): Delivery[];
  /** The number of deliveries so far. */
  count(): number;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Milliseconds that a server needs for an answer to a call. */
const THINKING = 30;
/** Headers of a connection, which have no place in HTTP/2. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'linnet-bench-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', ...kind, ...name, '-days', '2', '-keyout', key, '-out', cert],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function trustOf(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Stands before the server at `targetPort`, whose address in the world is `host`. */
export async function openSecureFront(
  targetPort: () => number,
  host: string,
): Promise<SecureFront> {
  let deliveries: Delivery[] = [];
  let count = 0;
  const note = (delivery: Delivery): void => {
    count += 1;
    deliveries.push(delivery);
  };

  async function pass(asked: Http2ServerRequest, answer: Http2ServerResponse): Promise<void> {
    if (/^\/(api|oauth|nodeinfo)\b/.test(asked.url)) await pause(THINKING);
    const headers = { ...plainHeaders(asked.headers), host };
    const target = { host: HOST, port: targetPort(), path: asked.url, method: asked.method };
    const passed = askPlainly({ ...target, headers }, (given) => {
      deliver(given, asked, answer, note);
    });
    passed.on('error', () => {
      answer.stream.destroy();
    });
    asked.pipe(passed);
  }

  const certificate = makeCertificate();
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  server.on('request', (asked, answer) => void pass(asked, answer));
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    note({ method: 'SOCKET', path: asked.url ?? '/', status: 101, bytes: 0 });
    const target = connect(targetPort(), HOST, () => {
      const lines = Object.entries({ ...asked.headers, host });
      const written = lines.map(([name, value]) => `${name}: ${String(value)}`);
      target.write([`GET ${asked.url ?? '/'} HTTP/1.1`, ...written, '', ''].join('\r\n'));
      target.write(head);
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  const open = new Set<{ destroy(): void }>();
  const remember = (each: { destroy(): void; on(event: 'close', hear: () => void): unknown }) => {
    open.add(each);
    each.on('close', () => open.delete(each));
  };
  server.on('session', remember);
  server.on('secureConnection', remember);
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    trust: trustOf(certificate.cert),
    takeDeliveries: () => {
      const taken = deliveries;
      deliveries = [];
      return taken;
    },
    count: () => count,
    close: () =>
      new Promise((resolve) => {
        open.forEach((each) => {
          each.destroy();
        });
        server.close(() => {
          resolve();
        });
      }),
  };
}

const plainHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));

/** Passes an answer on; compresses it if the server did not. */
function deliver(
  given: IncomingMessage,
  asked: Http2ServerRequest,
  answer: Http2ServerResponse,
  note: (delivery: Delivery) => void,
): void {
  const status = given.statusCode ?? 502;
  const headers = Object.fromEntries(
    Object.entries(given.headers).filter(([name]) => !ofConnection.has(name)),
  );
  const isText = /json|text|javascript|svg/.test(given.headers['content-type'] ?? '');
  const compresses = isText && !given.headers['content-encoding'] && asked.method === 'GET';
  if (compresses) {
    delete headers['content-length'];
    headers['content-encoding'] = 'gzip';
  }
  answer.writeHead(status, headers);
  let bytes = 0;
  const body = compresses ? given.pipe(createGzip({ level: 6 })) : given;
  body.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  body.on('end', () => {
    note({ method: asked.method, path: asked.url, status, bytes });
  });
  body.pipe(answer);
}
