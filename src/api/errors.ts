/**
 * The error that a failed call throws. It holds what went wrong and the server's reason, and never
 * what was sent: no token, no body, no query.
 */

/**
 * `http`: the server refused. `notJson`, `empty`, `malformed`: it accepted, but the answer is
 * invalid. The others: no answer came.
 */
export type ApiErrorKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'notJson'
  | 'empty'
  | 'malformed';

interface Failure {
  kind: ApiErrorKind;
  /** Without the query. */
  path: string;
  status?: number | null;
  body?: unknown;
  /** Shown to the reader if the server gave no reason. */
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
  /** Null if no answer came. */
  readonly status: number | null;
  /** A short text for the reader: the server's, or else a technical reason. */
  readonly reason: string;
  /** The server's own text, if any. */
  readonly serverText: string | null;
  /** The text of the HTTP status, if any. */
  readonly statusText: string;
  /** The server's identifier of the problem, such as `password_reset_required`. */
  readonly identifier: string | null;
  /** Milliseconds to wait before asking again. */
  readonly retryAfter: number | null;
  /** True if the server replayed its answer to this idempotency key, as it will each time. */
  readonly replayed: boolean;
  /** Private, so that logging or storing the error omits it. */
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

/** True if the server says that it has no such thing (404). */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === 404;
