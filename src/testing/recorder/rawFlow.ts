/** Assembles a raw flow: the events, with everything a replay needs to know about their origin. */
import { capabilitiesOf } from '@/domain/session/capabilities';
import { FLOW_FORMAT, FLOW_VERSION, type FlowEvent, type RawFlow } from '@/testing/format/flowFile';
import { toFlowValue } from '@/testing/format/flowValue';
import type { RootState } from '@/slices/root';
import type { RecorderTools } from './recorder';

interface RecordedParts {
  begin: RawFlow['begin'];
  clock: number;
  origin: string;
  path: string;
  events: readonly FlowEvent[];
  /** The final state. */
  last: RootState;
}

export function rawFlow(
  { last, ...noted }: RecordedParts,
  { seed, version, build }: RecorderTools,
): RawFlow {
  const { instance } = last.config;
  return {
    format: FLOW_FORMAT,
    version: FLOW_VERSION,
    made: {
      client: { version, build },
      server: {
        software: instance.backendName,
        version: instance.backendVersion,
        family: instance.family,
      },
    },
    seed,
    locale: last.language.code,
    capabilities: toFlowValue(
      capabilitiesOf(instance, last.capabilities.missing),
    ) as RawFlow['capabilities'],
    ...noted,
  };
}
