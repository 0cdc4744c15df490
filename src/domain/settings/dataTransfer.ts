/** Exports and imports of people, and backups. */

export const transferKinds = ['follows', 'blocks', 'mutes'] as const;

export type TransferKind = (typeof transferKinds)[number];

/** File names, as in other clients of these servers. */
export const exportNames: Record<TransferKind, string> = {
  follows: 'friends.csv',
  blocks: 'blocks.csv',
  mutes: 'mutes.csv',
};

export const transferRequest = (what: 'import' | 'export', kind: TransferKind): string =>
  `${what} ${kind}`;

export const backupRequests = { list: 'backups', add: 'backups add' } as const;

/** `waiting`: not started; `done`: ready for download. */
export type BackupState = 'waiting' | 'running' | 'done' | 'failed';

export interface Backup {
  id: string;
  createdAt: string;
  state: BackupState;
  /** Processed records; null if the server does not count them. */
  processed: number | null;
  /** Bytes. */
  size: number;
  /** Null until there is a file. */
  url: string | null;
}

export const isUnderWay = ({ state }: Backup): boolean =>
  state === 'waiting' || state === 'running';
