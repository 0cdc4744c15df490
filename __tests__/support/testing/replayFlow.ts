/** Replays a flow file against the real store and sagas, and reports where it diverges. */
import type { FlowFile } from '@/testing/format/flowFile';
import { replay } from '@/testing/replay/replay';
import type { Divergence, Replayed } from '@/testing/replay/replayResult';

/** Throws an error with the first effect or action that differs, showing both sides. */
export async function replayFlow(file: FlowFile): Promise<Replayed> {
  const result = await replay(file);
  if (result.divergence) throw new Error(describe(result.divergence));
  return result;
}

const describe = ({ kind, index, at, expected, actual }: Divergence): string =>
  [
    `The flow differs in its ${kind} ${String(index)}, after ${String(at)} ms`,
    `  in the file: ${sideOf(expected)}`,
    `  now:         ${sideOf(actual)}`,
  ].join('\n');

const sideOf = (side: unknown): string => (side === null ? 'nothing' : JSON.stringify(side));
