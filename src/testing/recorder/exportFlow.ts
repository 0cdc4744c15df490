/** A file of what was noted: redacted first, so that nothing else can be in what is made of it. */
import type { FlowFile, RawFlow } from '@/testing/format/flowFile';
import { redact } from '@/testing/redaction/redact';
import { completeFlow } from '@/testing/replay/completeFlow';

export const exportFlow = (raw: RawFlow, how: FlowFile['redacted']): Promise<FlowFile> =>
  completeFlow(redact(raw, how));
