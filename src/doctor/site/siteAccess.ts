/**
 * What the doctor's checks touch outside: a page hands in its browser's network, the command line
 * Node's, a test answers of its own. Nothing here ever throws, and no secret ever goes along.
 */
import type { InstanceConfig } from '@/domain/session/instance';

export interface Sent {
  kind: 'sent';
  status: number;
  header(name: string): string | null;
  /** A byte order mark at its beginning is still there. */
  text: string;
  /** How much of it there is, unpacked. */
  size: number;
}

export type Answer = Sent | { kind: 'unreachable' };

export type SocketOutcome = 'open' | 'closed' | { status: number };

export interface SiteAccess {
  /** Of the instance, without a final slash. */
  origin: string;
  /** Asks for it afresh; without cookies and tokens. */
  fetch(address: string): Promise<Answer>;
  /** Whether it is told with which status a socket is refused. Pages are not. */
  hearsWhy: boolean;
  openSocket(address: string): Promise<SocketOutcome>;
  loadsAsPicture(address: string): Promise<boolean>;
  /** What the client makes of the server's two accounts of itself. */
  readInstance(instance: unknown, nodeinfo: unknown): InstanceConfig;
  /** Where the server says that its node info is; null where it does not. */
  nodeinfoPathOf(links: unknown): string | null;
  /** Addresses of the scripts of the page that asks; null outside of one. */
  runningScripts: readonly string[] | null;
}
