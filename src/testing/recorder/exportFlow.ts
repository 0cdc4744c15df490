/**
 * Makes a flow file of a recording: redacts first, so that nothing unredacted can get into the
 * file.
 */
import type { FlowFile, RawFlow } from '@/testing/format/flowFile';
import { redact } from '@/testing/redaction/redact';
import { completeFlow } from '@/testing/replay/completeFlow';

export const exportFlow = (raw: RawFlow, how: FlowFile['redacted']): Promise<FlowFile> =>
  completeFlow(redact(raw, how));
