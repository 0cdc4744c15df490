/** What an adapter that records needs to do so. */
import type { FlowEffect, FlowInput } from '@/testing/format/flowFile';
import type { OuterContext } from '@/testing/context/contextAdapter';
import type { SecretMasker } from '@/testing/redaction/secretMasker';
import type { SerialQueue } from './serialQueue';

export interface RecordingAdapterTools {
  queue: SerialQueue;
  secrets: SecretMasker;
  /** Notes what came, at the time it is now; then it may have its effect. */
  happened(event: FlowInput): void;
  /** Notes what was asked. */
  asked(event: FlowEffect): void;
  real(): OuterContext;
  now(): number;
  random(): number;
  newId(): string;
}
