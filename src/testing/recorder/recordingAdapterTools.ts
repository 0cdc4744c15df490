/** The dependencies of a recording adapter. */
import type { FlowEffect, FlowInput } from '@/testing/format/flowFile';
import type { OuterContext } from '@/testing/context/contextAdapter';
import type { SecretMasker } from '@/testing/redaction/secretMasker';
import type { SerialQueue } from './serialQueue';

export interface RecordingAdapterTools {
  queue: SerialQueue;
  secrets: SecretMasker;
  /** Records an input at the current time, before it takes effect. */
  happened(event: FlowInput): void;
  /** Records an effect. */
  asked(event: FlowEffect): void;
  real(): OuterContext;
  now(): number;
  random(): number;
  newId(): string;
}
