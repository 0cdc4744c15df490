/** Completes a flow with the result of its own replay. */
import type { FlowFile } from '@/testing/format/flowFile';
import { replay } from './replay';

/** The file contains only events that the replay itself used, so that it surely replays. */
export async function completeFlow(flow: Omit<FlowFile, 'told'>): Promise<FlowFile> {
  const { events, actions, state } = await replay(flow, { leniently: true });
  return { ...flow, events, told: { actions, state } };
}
