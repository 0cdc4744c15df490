/** Decides which calls exist on a server whose documents are complete. */
import type { Family } from '../options';
import { isBeyondCall } from './beyond';
import { findCall, type Documented } from './calls';

export const documentsOf = (family: Family): Documented =>
  family === 'akkoma' ? 'pleroma' : family;

/** True for smaller servers: they have only the documented calls. */
const isComplete: Record<Family, boolean> = {
  pleroma: false,
  akkoma: false,
  mastodon: false,
  gotosocial: true,
  hollo: true,
};

/** True for pages of the server, which are not part of its documents. */
const isPage = (path: string): boolean => path.startsWith('/oauth/authorize');

export const isServed = (family: Family, method: string, path: string): boolean =>
  !isComplete[family] ||
  isPage(path) ||
  findCall(documentsOf(family), method, path) !== null ||
  isBeyondCall(documentsOf(family), method, path);
