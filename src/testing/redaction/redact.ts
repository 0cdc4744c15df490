/**
 * Makes a recording safe to show to strangers. A text survives only when it is known to be
 * harmless: a word of the program, a time, a size. Everything else becomes something similar: ids
 * other ids, people `person3`, servers `host2.example`, words other words, consistently within the
 * file. Numbers and structure stay. The mapping is not stored anywhere.
 */
import { findNames } from './findNames';
import type { FlowFile, FlowValue, RawFlow } from '@/testing/format/flowFile';
import { redactAll } from './redactAll';
import { redactSecrets } from './redactSecrets';
import { walkFlow } from './walkFlow';

type RedactedFlow = Omit<FlowFile, 'told'>;

/** `all` for strangers; `secrets` keeps names and texts, for files of one's own instance. */
export function redact(raw: RawFlow, how: FlowFile['redacted'] = 'all'): RedactedFlow {
  const plain = raw as unknown as FlowValue;
  const names = findNames(plain, hostOf(raw.origin));
  const changes = how === 'all' ? redactAll(names) : redactSecrets(names);
  const changed = walkFlow(plain, changes) as unknown as RawFlow;
  // The build version is public.
  return { ...changed, made: { ...changed.made, client: raw.made.client }, redacted: how };
}

const hostOf = (origin: string): string => origin.replace(/^[a-z]+:\/\//i, '');
