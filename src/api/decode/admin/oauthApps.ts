/** Decodes applications without their secrets, which are read by themselves when staff asks. */
import type { OauthApp } from '@/domain/admin/server/oauthApps';
import { fieldsOf, flagOf, idOf, stringOf, textOf, textsOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireOauthApp {
  id: string | number;
  name: string;
  client_id: string;
  redirect_uri?: string;
  /** Newer servers send a list of them. */
  redirect_uris?: string[];
  website?: string | null;
  trusted?: boolean;
  scopes?: string[];
}

const NO_APP = refuse('application', 'no id, no name or no client ID');

export function decodeOauthApp(input: unknown): OauthApp | Refusal {
  const wire = fieldsOf<WireOauthApp>(input);
  const [id, name, clientId] = [idOf(wire.id), stringOf(wire.name), stringOf(wire.client_id)];
  if (id === null || name === null || clientId === null) return NO_APP;
  return {
    id,
    name,
    clientId,
    redirectUris: stringOf(wire.redirect_uri) ?? textsOf(wire.redirect_uris).join(' '),
    website: textOf(wire.website),
    trusted: flagOf(wire.trusted),
    scopes: Array.isArray(wire.scopes) ? textsOf(wire.scopes) : null,
  };
}

const FORM = ['name', 'redirect_uris', 'scopes', 'website'];

/** The faults of a form, which the server sends as if all was well; null if it is something else. */
export function faultsIn(input: unknown): string | null {
  const fields = fieldsOf<Record<string, unknown>>(input);
  const faults = FORM.flatMap((name) => {
    const fault = stringOf(fields[name]);
    return fault === null ? [] : [`${name}: ${fault}`];
  });
  return faults.length > 0 ? faults.join(', ') : null;
}
