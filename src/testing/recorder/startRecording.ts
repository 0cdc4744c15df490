/** Starts the kind of recording that the flags of this page ask for. */
import { isTabFlagged } from '@/testing/recorder/recordingFlag';
import type { Recording } from './recorder';
import { recordRing } from './ringRecording';
import { recordWhole } from './wholeRecording';

export function startRecording(): Recording {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const { now } = Date;
  const tools = { now, seed, version: __VERSION__, build: buildOf(document) };
  return isTabFlagged() ? recordWhole(tools) : recordRing(tools);
}

/** The name of the main script changes with each build. */
const buildOf = ({ scripts }: Document): string =>
  [...scripts].map(({ src }) => src.split('/').at(-1) ?? '').find(Boolean) ?? '';
