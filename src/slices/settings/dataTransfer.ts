/** The results of imports, and the backups of the account. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Backup, TransferKind } from '@/domain/settings/dataTransfer';
import { slices } from '@/slices/root';

export interface DataTransferState {
  /** Null until they are loaded. */
  backups: Backup[] | null;
  /** Lists whose import the server has started. */
  begun: Partial<Record<TransferKind, true>>;
}

export const noDataTransfer: DataTransferState = { backups: null, begun: {} };

const slice = createSlice({
  name: 'dataTransfer',
  initialState: noDataTransfer,
  reducers: {
    backupsOpened() {
      // The saga fetches, and polls while a backup is being made.
    },
    backupsLeft: () => noDataTransfer,
    backupRequested() {
      // The saga requests a new one.
    },
    backupsReceived(state, { payload }: PayloadAction<{ backups: Backup[] }>) {
      state.backups = payload.backups;
    },
    /** Null: the file could not be read. */
    importRequested(state, { payload }: PayloadAction<{ kind: TransferKind; csv: string | null }>) {
      Reflect.deleteProperty(state.begun, payload.kind);
    },
    importStarted(state, { payload }: PayloadAction<{ kind: TransferKind }>) {
      state.begun[payload.kind] = true;
    },
    importDismissed(state, { payload }: PayloadAction<{ kind: TransferKind }>) {
      Reflect.deleteProperty(state.begun, payload.kind);
    },
    exportRequested(_state, _action: PayloadAction<{ kind: TransferKind }>) {
      // The saga collects the list and saves it as a file.
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    dataTransfer: DataTransferState;
  }
}

slices.inject(slice);

export const {
  backupsOpened,
  backupsLeft,
  backupRequested,
  backupsReceived,
  importRequested,
  importStarted,
  importDismissed,
  exportRequested,
} = slice.actions;
