/**
 * The line to the shoutbox, spoken by the protocol's own client library. The library knows the
 * frames, keeps the line alive and comes back into a channel that fell over; which socket it speaks
 * through, and when a line that is gone is opened again, is up to whoever holds the line.
 */
import { Socket, type Channel } from 'phoenix';
import { decodePhoenixFrame } from '@/api/decode/talk/shout';
import { backoff } from '@/lib/net/backoff';

export const SHOUT_TOPIC = 'chat:public';

const HEARTBEAT = 30_000;
const REJOIN = { base: 1_000, max: 30_000 };
/** The longest that a timer can wait: nothing is opened again by itself. */
const NEVER = 2 ** 31 - 1;

export type ShoutEvent =
  | { type: 'opened' }
  /** The channel let us in, for the first time or again. */
  | { type: 'joined' }
  | { type: 'messages' | 'new_msg'; payload: unknown }
  /** The channel fell over; the library joins again. */
  | { type: 'crashed' }
  /** The server does not take this text. */
  | { type: 'declined'; key: string }
  /** The line is gone. */
  | { type: 'lost' };

export interface ShoutConnection {
  /** Opens the line and tells what it brings, until `rest` or until it is lost. */
  open(tell: (event: ShoutEvent) => void): void;
  /** Leaves the channel and closes the line, to be opened again perhaps. Nothing more is told. */
  disconnect(): void;
  /** Sends a text. False when there is no channel to send it to. */
  send(key: string, text: string): boolean;
}

interface Options {
  /** `wss://home.example/socket`. */
  address: string;
  /** Asked for each time that the line is opened, as it runs out. */
  token: () => string;
  openSocket: (url: string) => WebSocket;
  /** Milliseconds that an answer may take. */
  patience: number;
}

export function createShoutConnection({
  address,
  token,
  openSocket,
  patience,
}: Options): ShoutConnection {
  let tell: (event: ShoutEvent) => void = () => undefined;
  let channel: Channel | null = null;

  const socket = new Socket(address, {
    transport: transportBy(openSocket),
    params: () => ({ token: token() }),
    timeout: patience,
    heartbeatIntervalMs: HEARTBEAT,
    rejoinAfterMs: (tries) => backoff(tries, REJOIN),
    reconnectAfterMs: () => NEVER,
    decode: (text, pass) => {
      const frame = decodePhoenixFrame(text);
      if (frame) void pass(frame);
    },
    // Only its other transport has use for one, and asking for the page's may throw.
    sessionStorage: {},
  });

  socket.onOpen(() => {
    tell({ type: 'opened' });
    // One that fell with the line is joined again by the library.
    if (channel === null || channel.state === 'closed') join();
  });
  socket.onClose(() => tell({ type: 'lost' }));

  function join(): void {
    const joining = socket.channel(SHOUT_TOPIC, {});
    channel = joining;
    // One that was left is heard of once more, when nobody confirmed that.
    const pass = (event: ShoutEvent) => {
      if (channel === joining) tell(event);
    };
    joining.on('messages', (payload: unknown) => pass({ type: 'messages', payload }));
    joining.on('new_msg', (payload: unknown) => pass({ type: 'new_msg', payload }));
    joining.onError(() => pass({ type: socket.isConnected() ? 'crashed' : 'lost' }));
    joining.onClose(() => pass({ type: 'lost' }));
    joining.join().receive('ok', () => pass({ type: 'joined' }));
  }

  return {
    open(next) {
      tell = next;
      socket.connect();
    },
    disconnect() {
      tell = () => undefined;
      if (channel?.state === 'joined' && socket.isConnected()) {
        channel.leave();
        channel = null;
      }
      // Without a code it would be no normal end.
      socket.disconnect(undefined, NORMAL);
    },
    send(key, text) {
      if (channel?.state !== 'joined' || !socket.isConnected()) return false;
      channel
        .push('new_msg', { text }, patience)
        .receive('error', () => tell({ type: 'declined', key }));
      return true;
    },
  };
}

const NORMAL = 1000;

/** The library makes its socket with `new`; a constructor may answer with an object made elsewhere. */
const transportBy = (openSocket: (url: string) => WebSocket): new (url: string) => object =>
  function (url: string) {
    return openSocket(url);
  } as unknown as new (url: string) => object;
