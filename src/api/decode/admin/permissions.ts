/** Decodes GoToSocial's drafts of rules, and the lists that it subscribes to. */
import {
  listFormats,
  type PermissionDraft,
  type PermissionType,
  type Subscription,
} from '@/domain/admin/server/permissions';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  momentOf,
  oneOf,
  stringOf,
  textOf,
} from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireDraft {
  id: string;
  domain: string;
  permission_type: string;
  public_comment?: string | null;
  private_comment?: string | null;
  created_at?: string;
}

interface WireSubscription {
  id: string;
  permission_type: string;
  title?: string;
  uri: string;
  content_type?: string;
  priority?: number;
  as_draft?: boolean;
  remove_retracted?: boolean;
  adopt_orphans?: boolean;
  count?: number;
  fetched_at?: string | null;
  error?: string | null;
}

const types: readonly PermissionType[] = ['block', 'allow'];

export function decodeDraft(input: unknown): PermissionDraft | Refusal {
  const wire = fieldsOf<WireDraft>(input);
  const [id, host] = [idOf(wire.id), stringOf(wire.domain)];
  const type = oneOf(types, wire.permission_type, null);
  // A draft of an unknown kind must not be accepted as another.
  if (id === null || host === null || type === null) return refuse('draft', 'no id, host or type');
  return {
    id,
    host,
    type,
    publicComment: textOf(wire.public_comment),
    privateComment: textOf(wire.private_comment),
    since: momentOf(wire.created_at),
  };
}

export function decodeSubscription(input: unknown): Subscription | Refusal {
  const wire = fieldsOf<WireSubscription>(input);
  const [id, uri] = [idOf(wire.id), stringOf(wire.uri)];
  const type = oneOf(types, wire.permission_type, null);
  if (id === null || uri === null || type === null) {
    return refuse('subscription', 'no id, address or type');
  }
  return {
    id,
    uri,
    type,
    title: textOf(wire.title),
    format: oneOf(listFormats, wire.content_type, 'text/csv'),
    priority: countOf(wire.priority, 0),
    asDraft: flagOf(wire.as_draft, true),
    removesRetracted: flagOf(wire.remove_retracted, true),
    adoptsOrphans: flagOf(wire.adopt_orphans, false),
    count: countOf(wire.count, null),
    fetchedAt: momentOf(wire.fetched_at),
    error: textOf(wire.error),
  };
}

/** The hosts that a list has at the moment, or why it could not be read. */
export function decodeTest(input: unknown): { hosts: string[]; error: string | null } {
  if (!Array.isArray(input)) {
    return { hosts: [], error: stringOf(fieldsOf<{ error: unknown }>(input).error) ?? 'no list' };
  }
  const hosts = (input as unknown[]).map((row) =>
    stringOf(fieldsOf<{ domain: unknown }>(row).domain),
  );
  return { hosts: hosts.filter((host) => host !== null), error: null };
}
