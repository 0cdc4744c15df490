/** Decodes relays, what may not sign up, and servers of which no drafts come. */
import {
  addressSeverities,
  headerLine,
  plainName,
  type ListedName,
  type ServerListKind,
} from '@/domain/admin/serverLists';
import type {
  WireCanonicalEmailBlock,
  WireEmailDomainBlock,
  WireExclude,
  WireHeaderFilter,
  WireIpBlock,
  WireRelay,
} from '@/api/wire/federation';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  momentOf,
  oneOf,
  stringOf,
  textOf,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

const NO_NAME = refuse('list entry', 'no id or no name');

function decodeRelay(input: unknown): ListedName | Refusal {
  if (typeof input === 'string' && input !== '') return plainName(input, input);
  const wire = fieldsOf<WireRelay>(input);
  const address = stringOf(wire.actor);
  if (address === null) return NO_NAME;
  return { ...plainName(address, address), followsBack: flagOf(wire.followed_back) };
}

function decodeMail(input: unknown): ListedName | Refusal {
  const wire = fieldsOf<WireEmailDomainBlock>(input);
  const [id, name] = [idOf(wire.id), stringOf(wire.domain)];
  if (id === null || name === null) return NO_NAME;
  const days = listOf(wire.history).map((day) => countOf(fieldsOf<{ uses: unknown }>(day).uses, 0));
  return {
    ...plainName(id, name),
    since: momentOf(wire.created_at),
    attempts: days.reduce((sum, uses) => sum + uses, 0),
  };
}

function decodeAddress(input: unknown): ListedName | Refusal {
  const wire = fieldsOf<WireIpBlock>(input);
  const [id, name] = [idOf(wire.id), stringOf(wire.ip)];
  if (id === null || name === null) return NO_NAME;
  return {
    ...plainName(id, name),
    since: momentOf(wire.created_at),
    severity: oneOf(addressSeverities, wire.severity, null),
    comment: textOf(wire.comment),
    expiresAt: momentOf(wire.expires_at),
  };
}

function decodeFingerprint(input: unknown): ListedName | Refusal {
  const wire = fieldsOf<WireCanonicalEmailBlock>(input);
  const [id, name] = [idOf(wire.id), stringOf(wire.canonical_email_hash)];
  return id === null || name === null ? NO_NAME : plainName(id, name);
}

function decodeExclude(input: unknown): ListedName | Refusal {
  const wire = fieldsOf<WireExclude>(input);
  const [id, name] = [idOf(wire.id), stringOf(wire.domain)];
  if (id === null || name === null) return NO_NAME;
  const [since, comment] = [momentOf(wire.created_at), textOf(wire.private_comment)];
  return { ...plainName(id, name), since, comment };
}

function decodeHeader(input: unknown): ListedName | Refusal {
  const wire = fieldsOf<WireHeaderFilter>(input);
  const [id, header, regex] = [idOf(wire.id), stringOf(wire.header), stringOf(wire.regex)];
  if (id === null || header === null || regex === null) return NO_NAME;
  return { ...plainName(id, headerLine(header, regex)), since: momentOf(wire.created_at) };
}

export const decodersOfNames: Record<ServerListKind, (wire: unknown) => ListedName | Refusal> = {
  excludes: decodeExclude,
  headerBlocks: decodeHeader,
  headerAllows: decodeHeader,
  relays: decodeRelay,
  mail: decodeMail,
  emails: decodeFingerprint,
  addresses: decodeAddress,
};

export const decodeNames = (kind: ServerListKind, wires: readonly unknown[]): ListedName[] =>
  keepReadable(wires, decodersOfNames[kind]).items;
