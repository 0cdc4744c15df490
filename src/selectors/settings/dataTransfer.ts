import { noDataTransfer, type DataTransferState } from '@/slices/settings/dataTransfer';
import type { RootState } from '@/slices/root';

export const selectDataTransfer = (state: RootState): DataTransferState =>
  state.dataTransfer ?? noDataTransfer;
