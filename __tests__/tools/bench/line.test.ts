import { createServer, connect, type AddressInfo } from 'node:net';
import { fastLine, openSlowLine } from '@/tools/bench/line/slowLine';
import { weigh } from '@/tools/bench/visit';

/** Sends so many bytes through a line to a server that returns them. */
async function echo(profile: typeof fastLine, sent: Buffer): Promise<{ back: Buffer; ms: number }> {
  const server = createServer((socket) => socket.pipe(socket));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const line = await openSlowLine(() => (server.address() as AddressInfo).port);
  line.become(profile);
  const began = performance.now();
  const pieces: Buffer[] = [];
  await new Promise<void>((resolve) => {
    const socket = connect(line.port, '127.0.0.1', () => socket.end(sent));
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('end', resolve);
  });
  const ms = performance.now() - began;
  await line.close();
  server.close();
  return { back: Buffer.concat(pieces), ms };
}

describe('a slow line', () => {
  const sent = Buffer.from(Array.from({ length: 40_000 }, (_, at) => at % 251));

  it('passes on everything in order, and takes its time', async () => {
    const slow = { down: 3_200, up: 3_200, roundTrip: 40 };
    const { back, ms } = await echo(slow, sent);
    expect(back.equals(sent)).toBe(true);
    // The greeting, both halves of the way, and 320 kilobits that overlap on their way back.
    expect(ms).toBeGreaterThan(40 + 40 + 100 - 1);
  });

  it('is no hindrance when it is fast', async () => {
    expect((await echo(fastLine, sent)).back.equals(sent)).toBe(true);
  });
});

describe('the weight of a visit', () => {
  const delivery = { method: 'GET', status: 200, bytes: 1_000 };

  it('counts scripts and calls, and neither sockets nor other files', () => {
    expect(
      weigh([
        { ...delivery, path: '/static/js/app.1.js' },
        { ...delivery, path: '/sw.js?v=1' },
        { ...delivery, path: '/static/css/app.css' },
        { ...delivery, path: '/api/v1/instance' },
        { ...delivery, method: 'POST', path: '/oauth/token' },
        { ...delivery, method: 'SOCKET', path: '/api/v1/streaming' },
      ]),
    ).toEqual({
      scripts: 2,
      scriptBytes: 2_000,
      calls: ['GET /api/v1/instance', 'POST /oauth/token'],
    });
  });
});
