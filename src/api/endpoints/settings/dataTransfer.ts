/** Imports lists of people from files, and fetches and creates backups. */
import type { Backup, TransferKind } from '@/domain/settings/dataTransfer';
import { decodeBackups } from '@/api/decode/settings/backups';
import { request, type Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';

const importPaths: Record<TransferKind, string> = {
  follows: '/api/pleroma/follow_import',
  blocks: '/api/pleroma/blocks_import',
  mutes: '/api/pleroma/mutes_import',
};

/**
 * POST /api/pleroma/follow_import, /blocks_import and /mutes_import — the answer says only that the
 * import has begun.
 */
export async function importPeople(to: Connection, kind: TransferKind, csv: string): Promise<void> {
  const list = new File([csv], `${kind}.csv`, { type: 'text/csv' });
  await request(to, importPaths[kind], { method: 'POST', files: { list }, expects: 'nothing' });
}

/** GET /api/v1/pleroma/backups — newest first. */
export const fetchBackups = async (to: Connection): Promise<Backup[]> =>
  decodeBackups((await requestRows(to, '/api/v1/pleroma/backups')).data);

/** POST /api/v1/pleroma/backups — returns all backups, with the new one. */
export const addBackup = async (to: Connection): Promise<Backup[]> =>
  decodeBackups(
    (await requestRows(to, '/api/v1/pleroma/backups', { method: 'POST', json: {} })).data,
  );
