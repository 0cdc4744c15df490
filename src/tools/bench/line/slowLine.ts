/**
 * A relay that behaves as a slow line in front of a server: every byte takes its time, and every
 * connection its round trips. The browser's own throttling spares handshakes, service workers and
 * sockets; a relay slows them as well.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface LineProfile {
  /** Kilobits per second to the browser and from it, shared by all connections; 0: unlimited. */
  down: number;
  up: number;
  /** Milliseconds of a round trip. */
  roundTrip: number;
}

export const fastLine: LineProfile = { down: 0, up: 0, roundTrip: 0 };

export interface SlowLine {
  port: number;
  /** Takes effect for the bytes that come from now on. */
  become(profile: LineProfile): void;
  close(): Promise<void>;
}

/** Bytes that one connection holds back at most before its sender has to wait. */
const HELD = 64 * 1024;
const HOST = '127.0.0.1';

/** One direction of the line: tells when a piece of so many bytes has come through. */
class Lane {
  kilobits = 0;
  #freeAt = 0;

  arrival(bytes: number): number {
    const now = performance.now();
    if (this.kilobits === 0) return now;
    this.#freeAt = Math.max(this.#freeAt, now) + (bytes * 8) / this.kilobits;
    return this.#freeAt;
  }
}

export async function openSlowLine(targetPort: () => number): Promise<SlowLine> {
  const lanes = { down: new Lane(), up: new Lane() };
  const sockets = new Set<Socket>();
  let roundTrip = 0;

  /** Passes on what one side sends, in order, each piece when it has come through. */
  const carry = (from: Socket, to: Socket, lane: Lane, opensAt: number): void => {
    const onTheWay: { due: number; piece: Buffer | null }[] = [];
    let held = 0;
    let timer: NodeJS.Timeout | undefined;
    const deliver = (): void => {
      timer = undefined;
      for (let next = onTheWay[0]; next; next = onTheWay[0]) {
        const early = next.due - performance.now();
        if (early > 0) {
          timer = setTimeout(deliver, Math.ceil(early));
          return;
        }
        onTheWay.shift();
        if (next.piece === null) {
          to.end();
          continue;
        }
        held -= next.piece.length;
        if (held <= HELD) from.resume();
        if (to.writable) to.write(next.piece);
      }
    };
    const send = (piece: Buffer | null): void => {
      const due = Math.max(opensAt, lane.arrival(piece?.length ?? 0) + roundTrip / 2);
      onTheWay.push({ due: Math.max(due, onTheWay.at(-1)?.due ?? 0), piece });
      held += piece?.length ?? 0;
      if (held > HELD) from.pause();
      if (!timer) deliver();
    };
    from.on('data', send);
    from.on('end', () => {
      send(null);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
    sockets.add(from);
  };

  const server = createServer({ noDelay: true, allowHalfOpen: true }, (browser) => {
    const target = connect({
      port: targetPort(),
      host: HOST,
      noDelay: true,
      allowHalfOpen: true,
    });
    // The greeting of a new connection costs a round trip before its first byte.
    const opensAt = performance.now() + roundTrip;
    carry(browser, target, lanes.up, opensAt);
    carry(target, browser, lanes.down, opensAt);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    become: (profile) => {
      lanes.down.kilobits = profile.down;
      lanes.up.kilobits = profile.up;
      roundTrip = profile.roundTrip;
    },
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => {
          resolve();
        });
      }),
  };
}
