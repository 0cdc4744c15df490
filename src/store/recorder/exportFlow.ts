/** A file of what was noted: redacted first, so that nothing else can be in what is made of it. */
import type { FlowFile, RawFlow } from '@/domain/flow/format';
import { redact } from '@/domain/flow/redact';
import { asFile } from '@/store/replay/told';

export const exportFlow = (raw: RawFlow, how: FlowFile['redacted']): Promise<FlowFile> =>
  asFile(redact(raw, how));
