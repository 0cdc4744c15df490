/**
 * The outside access of the doctor's checks: the page passes its browser's network, the command
 * line Node's, a test canned answers. Nothing here ever throws, and no credentials are ever sent.
 */
import type { InstanceConfig } from '@/domain/session/instance';

export interface Sent {
  kind: 'sent';
  status: number;
  header(name: string): string | null;
  /** Includes a byte order mark, if there is one. */
  text: string;
  /** The uncompressed size in bytes. */
  size: number;
}

export type Answer = Sent | { kind: 'unreachable' };

export type SocketOutcome = 'open' | 'closed' | { status: number };

export interface SiteAccess {
  /** The origin of the instance, without a trailing slash. */
  origin: string;
  /** Fetches without cache, cookies and tokens. */
  fetch(address: string): Promise<Answer>;
  /** True if the status of a refused socket is visible. It is not for pages. */
  hearsWhy: boolean;
  openSocket(address: string): Promise<SocketOutcome>;
  loadsAsPicture(address: string): Promise<boolean>;
  /** Derives the client's view of the instance from the server's two self-descriptions. */
  readInstance(instance: unknown, nodeinfo: unknown): InstanceConfig;
  /** The server's path of its nodeinfo; null if it names none. */
  nodeinfoPathOf(links: unknown): string | null;
  /** The script addresses of the current page; null outside of a page. */
  runningScripts: readonly string[] | null;
}
