/**
 * What a failed call is thrown as. It says what went wrong and what the server said about it, and
 * never holds what was sent: no token, no body, no query.
 */

/**
 * `http`: the server refused. `notJson`, `empty`, `malformed`: it agreed, but the answer is no
 * answer. The others: there was none.
 */
export type ApiErrorKind =
  'http' | 'network' | 'timeout' | 'aborted' | 'notJson' | 'empty' | 'malformed';

interface Failure {
  kind: ApiErrorKind;
  /** Without the query. */
  path: string;
  status?: number | null;
  body?: unknown;
  /** What the reader gets to see when the server had no words of its own. */
  reason: string;
  serverText?: string | null;
  statusText?: string;
  identifier?: string | null;
  retryAfter?: number | null;
  replayed?: boolean;
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly path: string;
  /** Null when there was no answer at all. */
  readonly status: number | null;
  /** In short, for the reader: the server's words, or else a technical reason. */
  readonly reason: string;
  /** The server's own words, if it had any. */
  readonly serverText: string | null;
  /** What goes with the number of the status, where the server says it. */
  readonly statusText: string;
  /** The server's name for what is the matter, such as `password_reset_required`. */
  readonly identifier: string | null;
  /** Milliseconds to wait before asking again. */
  readonly retryAfter: number | null;
  /** What the server had answered before to a call with this idempotency key, and will each time. */
  readonly replayed: boolean;
  /** Kept apart, so that printing or keeping the error leaves it behind. */
  readonly #body: unknown;

  constructor({ kind, path, reason, serverText = null, ...rest }: Failure) {
    super(serverText ?? reason);
    this.name = 'ApiError';
    this.kind = kind;
    this.path = path;
    this.status = rest.status ?? null;
    this.reason = serverText ?? reason;
    this.serverText = serverText;
    this.statusText = rest.statusText ?? '';
    this.identifier = rest.identifier ?? null;
    this.retryAfter = rest.retryAfter ?? null;
    this.replayed = rest.replayed ?? false;
    this.#body = rest.body ?? null;
  }

  /** The answer's body, parsed; null when it was not JSON. May hold secrets of a login. */
  get body(): unknown {
    return this.#body;
  }
}

/** Whether the server says that there is no such thing here. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === 404;
