/** Fake sockets that a test opens, feeds and closes by hand. */

type Handler<E> = ((event: E) => void) | null;

/** The parts of a WebSocket that the client uses; keeps everything sent through it. */
export class FakeSocket {
  onopen: Handler<object> = null;
  onmessage: Handler<{ data: string }> = null;
  onclose: Handler<{ code: number; reason: string }> = null;
  onerror: Handler<object> = null;
  readyState = 0;
  readonly sent: string[] = [];
  /** The code with which the client closed it; null while it is open. */
  closedWith: number | null = null;

  readonly url: string;
  readonly protocols: string[] | undefined;

  constructor(url: string, protocols?: string[]) {
    this.url = url;
    this.protocols = protocols;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code = 1000): void {
    this.closedWith = code;
    this.readyState = 3;
  }

  /** The server accepts the connection. */
  open(): void {
    this.readyState = 1;
    this.onopen?.({});
  }

  /** The server sends a text frame; values that are not strings are sent as JSON. */
  receive(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }

  /** The server sends an event in its own format: the payload is JSON in a string. */
  receiveEvent(event: string, payload?: unknown): void {
    const written = typeof payload === 'string' ? payload : JSON.stringify(payload);
    this.receive({ stream: ['user'], event, payload: written });
  }

  /** The connection ends. */
  end(code: number, reason = ''): void {
    this.readyState = 3;
    if (code === 1006) this.onerror?.({});
    this.onclose?.({ code, reason });
  }
}

/** A context's `openSocket` that creates fake sockets and keeps them in order. */
export function fakeSockets() {
  const opened: FakeSocket[] = [];
  return {
    opened,
    openSocket: (url: string, protocols?: string[]): WebSocket => {
      const socket = new FakeSocket(url, protocols);
      opened.push(socket);
      return socket as unknown as WebSocket;
    },
    /** The newest socket. */
    get last(): FakeSocket {
      const socket = opened.at(-1);
      if (!socket) throw new Error('No socket was opened');
      return socket;
    },
  };
}
