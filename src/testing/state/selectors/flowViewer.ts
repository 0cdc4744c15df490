/** What of a flow file is shown. */
import { emptyFlowViewer, type FlowViewerState } from '@/testing/state/slices/flowViewer';
import type { RootState } from '@/slices/root';

export const selectFlowViewer = (state: RootState): FlowViewerState =>
  state.flowViewer ?? emptyFlowViewer;

/** Where in the flow one is: the number of the action, -1 before the first. */
export const selectStepAt = (state: RootState): number => selectFlowViewer(state).shown?.at ?? -1;
