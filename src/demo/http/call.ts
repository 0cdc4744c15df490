/** One call to the instance as its handlers see it, and what they may answer. */
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
  /** What the path holds: `:id`. */
  path: Record<string, string>;
  params: Params;
  /** False when the body was empty. */
  hasBody: boolean;
}

/** A call by somebody who is signed in. */
export type SignedIn = Call & { viewer: Person; token: Token };

export interface ReplyParts {
  status?: number;
  headers?: Record<string, string>;
  /** Written as JSON, unless `text` or `bytes` is given. */
  body?: unknown;
  text?: string;
  bytes?: Uint8Array;
}

/** An answer that is more than JSON with status 200. */
export class Reply {
  readonly parts: ReplyParts;

  constructor(parts: ReplyParts) {
    this.parts = parts;
  }
}

export const EMPTY = {};

/** What a private instance says to visitors. */
export type PrivateAnswer = 'open' | 'timeline' | 'profile' | 'hidden' | 'closed';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RouteBase {
  method: Method;
  path: string;
  /** Other servers do not have it: 404. */
  families?: readonly Dialect[];
  /** Which rate limit counts the call. */
  bucket?: string;
  isPrivate?: PrivateAnswer;
}

/** Open to visitors. */
export interface OpenRoute extends RouteBase {
  handle(call: Call): unknown;
}

/** Needs a token of a person with one of the scopes. */
export interface UserRoute extends RouteBase {
  scopes: readonly [string, ...string[]];
  handle(call: SignedIn): unknown;
}

export type Route = OpenRoute | UserRoute;

export const pleromaLike: readonly Dialect[] = ['pleroma', 'akkoma'];
export const pleromaOnly: readonly Dialect[] = ['pleroma'];

/** For tables of routes: says which kind each row is. */
export const open = (route: OpenRoute): Route => route;
export const user = (route: UserRoute): Route => route;
