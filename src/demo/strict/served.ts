/** Which calls a server has at all, where its documents name every one of them. */
import type { Family } from '../options';
import { isBeyondCall } from './beyond';
import { findCall, type Documented } from './calls';

export const documentsOf = (family: Family): Documented =>
  family === 'akkoma' ? 'pleroma' : family;

/** Smaller servers have no more than what is written of them. */
const isComplete: Record<Family, boolean> = {
  pleroma: false,
  akkoma: false,
  mastodon: false,
  gotosocial: true,
  hollo: true,
};

/** The pages of the server are not part of its documents. */
const isPage = (path: string): boolean => path.startsWith('/oauth/authorize');

export const isServed = (family: Family, method: string, path: string): boolean =>
  !isComplete[family] ||
  isPage(path) ||
  findCall(documentsOf(family), method, path) !== null ||
  isBeyondCall(documentsOf(family), method, path);
