/** Makes a flow whole: what it comes to is what a replay of it comes to. */
import type { FlowFile } from '@/testing/format/flowFile';
import { replay } from './replay';

/** Only what the replay itself asked for and heard is in the file, so that it surely replays. */
export async function completeFlow(flow: Omit<FlowFile, 'told'>): Promise<FlowFile> {
  const { events, actions, state } = await replay(flow, { leniently: true });
  return { ...flow, events, told: { actions, state } };
}
