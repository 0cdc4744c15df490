/**
 * The settings read imports and backups here, because their slice is deferred and missing at first.
 */
import { noDataTransfer, type DataTransferState } from '@/slices/settings/dataTransfer';
import type { RootState } from '@/slices/root';

export const selectDataTransfer = (state: RootState): DataTransferState =>
  state.dataTransfer ?? noDataTransfer;
