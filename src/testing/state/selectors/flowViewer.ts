/** The flow viewer reads its state here, because its slice is deferred and missing at first. */
import { emptyFlowViewer, type FlowViewerState } from '@/testing/state/slices/flowViewer';
import type { RootState } from '@/slices/root';

export const selectFlowViewer = (state: RootState): FlowViewerState =>
  state.flowViewer ?? emptyFlowViewer;

/** The number of the current action, -1 before the first. */
export const selectStepAt = (state: RootState): number => selectFlowViewer(state).shown?.at ?? -1;
