/** Lists of people that go into files and come out of them, and backups of the account. */

export const transferKinds = ['follows', 'blocks', 'mutes'] as const;

export type TransferKind = (typeof transferKinds)[number];

/** As clients of these servers call them. */
export const exportNames: Record<TransferKind, string> = {
  follows: 'friends.csv',
  blocks: 'blocks.csv',
  mutes: 'mutes.csv',
};

export const transferRequest = (what: 'import' | 'export', kind: TransferKind): string =>
  `${what} ${kind}`;

export const backupRequests = { list: 'backups', add: 'backups add' } as const;

/** `waiting`: not begun; `done` can be fetched. */
export type BackupState = 'waiting' | 'running' | 'done' | 'failed';

export interface Backup {
  id: string;
  createdAt: string;
  state: BackupState;
  /** Records that are in it so far; null where the server does not count. */
  processed: number | null;
  /** Bytes. */
  size: number;
  /** Null until there is a file. */
  url: string | null;
}

export const isUnderWay = ({ state }: Backup): boolean =>
  state === 'waiting' || state === 'running';
