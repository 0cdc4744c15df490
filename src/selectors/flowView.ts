/** What of a flow file is shown. */
import { noFlowView, type FlowViewState } from '@/slices/flowView';
import type { RootState } from '@/slices/root';

export const selectFlowView = (state: RootState): FlowViewState => state.flowView ?? noFlowView;

/** Where in the flow one is: the number of the action, -1 before the first. */
export const selectStepAt = (state: RootState): number => selectFlowView(state).shown?.at ?? -1;
