/**
 * The connection to the shoutbox, through the protocol's own client library. The library handles
 * frames, heartbeats and rejoining a crashed channel; the caller provides the socket and decides
 * when to reconnect.
 */
import { Socket, type Channel } from 'phoenix';
import { decodePhoenixFrame } from '@/api/decode/talk/shout';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';

const SHOUT_TOPIC = 'chat:public';

const HEARTBEAT = 30_000;
/** The longest delay of a timer: keeps the library from reconnecting by itself. */
const NEVER = 2 ** 31 - 1;

export type ShoutEvent =
  | { type: 'opened' }
  /** The channel was joined, for the first time or again. */
  | { type: 'joined' }
  | { type: 'messages' | 'new_msg'; payload: unknown }
  /** The channel crashed; the library joins again. */
  | { type: 'crashed' }
  /** The server refused this text. */
  | { type: 'declined'; key: string }
  /** The connection is lost. */
  | { type: 'lost' };

export interface ShoutConnection {
  /** Connects, and reports events until `disconnect` or until the connection is lost. */
  open(tell: (event: ShoutEvent) => void): void;
  /**
   * Leaves the channel and closes the connection; it can be opened again. No more events follow.
   */
  disconnect(): void;
  /** Sends a text. Returns false if there is no channel. */
  send(key: string, text: string): boolean;
}

interface Options {
  /** `wss://home.example/socket`. */
  address: string;
  /** Called for each connection, as tokens expire. */
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
    rejoinAfterMs: (tries) => retryDelay(retryPolicies.shoutbox, tries),
    reconnectAfterMs: () => NEVER,
    decode: (text, pass) => {
      const frame = decodePhoenixFrame(text);
      if (frame) void pass(frame);
    },
    // Only its other transport uses this, and reading the page's own may throw.
    sessionStorage: {},
  });

  socket.onOpen(() => {
    tell({ type: 'opened' });
    // The library itself rejoins a channel that was lost with the connection.
    if (channel === null || channel.state === 'closed') join();
  });
  socket.onClose(() => tell({ type: 'lost' }));

  function join(): void {
    const joining = socket.channel(SHOUT_TOPIC, {});
    channel = joining;
    // An unconfirmed leave causes one more event of the channel.
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
      // Also one that is not joined yet: it would go on waiting for the answer.
      if (channel && channel.state !== 'closed' && socket.isConnected()) {
        channel.leave();
        channel = null;
      }
      // Without a code it would not be a normal closure.
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

/** The library calls `new` for its socket; a constructor may return an existing object. */
const transportBy = (openSocket: (url: string) => WebSocket): new (url: string) => object =>
  function (url: string) {
    return openSocket(url);
  } as unknown as new (url: string) => object;
