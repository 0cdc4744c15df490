/** A socket whose events are injected, and which reports what its owner does with it. */

type Handler<Event> = ((event: Event) => void) | null;

interface Owner {
  sent(text: string): void;
  left(code: number): void;
}

export class FlowSocket {
  onopen: Handler<object> = null;
  onmessage: Handler<{ data: string }> = null;
  onclose: Handler<{ code: number; reason: string }> = null;
  onerror: Handler<object> = null;
  binaryType: BinaryType = 'blob';
  readonly bufferedAmount = 0;
  readyState = 0;
  readonly #owner: Owner;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  send(text: string): void {
    this.#owner.sent(text);
  }

  close(code = 1000): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    this.#owner.left(code);
  }

  /** Too late if its owner has left it: a browser's socket is silent from then on. */
  opened(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.({});
  }

  receive(text: string): void {
    if (this.readyState !== 1) return;
    this.onmessage?.({ data: text });
  }

  closed(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
}

/** Heartbeats come from a timer that is not recorded, and carry no information. */
export const isHeartbeat = (text: string): boolean => /"phoenix","heartbeat"/.test(text);
