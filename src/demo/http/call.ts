/** A call to the instance as its handlers see it, and the answers that they may give. */
import type { Dialect } from '../options';
import type { View } from '../render/view';
import type { Token } from '../state/credentials';
import type { Person } from '../state/types';
import type { World } from '../state/world';
import type { Params } from './params';

export interface Call {
  world: World;
  view: View;
  /** Null for visitors and for tokens of applications. */
  viewer: Person | null;
  token: Token | null;
  method: string;
  url: URL;
  headers: Headers;
  /** The variable parts of the path, such as `:id`. */
  path: Record<string, string>;
  params: Params;
  /** False when the body was empty. */
  hasBody: boolean;
}

/** A call by somebody who is signed in. */
export type SignedIn = Call & { viewer: Person; token: Token };

interface ReplyParts {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON, unless `text` or `bytes` is given. */
  body?: unknown;
  text?: string;
  bytes?: Uint8Array;
}

/** An answer that is not just JSON with status 200. */
export class Reply {
  readonly parts: ReplyParts;

  constructor(parts: ReplyParts) {
    this.parts = parts;
  }
}

export const EMPTY = {};

/** The answer of a private instance to visitors. */
type PrivateAnswer = 'open' | 'timeline' | 'profile' | 'hidden' | 'closed';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RouteBase {
  method: Method;
  path: string;
  /** Other families answer 404. */
  families?: readonly Dialect[];
  /** The rate limit that counts the call. */
  bucket?: string;
  isPrivate?: PrivateAnswer;
}

/** Open to visitors. */
interface OpenRoute extends RouteBase {
  handle(call: Call): unknown;
}

/** Needs a user token with one of the scopes. */
interface UserRoute extends RouteBase {
  scopes: readonly [string, ...string[]];
  handle(call: SignedIn): unknown;
}

export type Route = OpenRoute | UserRoute;

export const pleromaLike: readonly Dialect[] = ['pleroma', 'akkoma'];
export const pleromaOnly: readonly Dialect[] = ['pleroma'];

/** Mark the kind of a route in the tables. */
export const open = (route: OpenRoute): Route => route;
export const user = (route: UserRoute): Route => route;
