/** Decodes backups. Older servers report only if one is ready. */
import type { Backup, BackupState } from '@/domain/settings/dataTransfer';
import { safeLink } from '@/lib/net/safeLink';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  momentOf,
  stringOf,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireBackup {
  id: number;
  inserted_at?: string;
  state?: string;
  processed?: boolean;
  processed_number?: number;
  file_size?: number;
  url?: string;
}

const states: Record<string, BackupState> = {
  pending: 'waiting',
  running: 'running',
  complete: 'done',
  failed: 'failed',
};

export const decodeBackups = (wires: unknown): Backup[] =>
  keepReadable(listOf(wires), (input): Backup | Refusal => {
    const wire = fieldsOf<WireBackup>(input);
    const id = idOf(wire.id);
    if (id === null) return refuse('backup', 'no id');
    const told = states[stringOf(wire.state) ?? ''];
    const state = told ?? (flagOf(wire.processed) ? 'done' : 'waiting');
    return {
      id,
      createdAt: momentOf(wire.inserted_at) ?? '',
      state,
      processed:
        typeof wire.processed_number === 'number' ? countOf(wire.processed_number, 0) : null,
      size: countOf(wire.file_size, 0),
      url: state === 'done' ? safeLink(stringOf(wire.url) ?? '') : null,
    };
  }).items;
