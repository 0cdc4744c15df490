/**
 * Direct access to the server of a journey, without a browser: its capabilities as the client sees
 * them, and calls in the names of the two people.
 */
import { decodeAuthorizationServer } from '@/api/decode/session/authorizationServer';
import {
  decodeInstanceV1,
  decodeInstanceV2,
  decodeNodeinfo,
  nodeinfoPathOf,
} from '@/api/decode/session/instance';
import { capabilitiesOf, type Capabilities } from '@/domain/session/capabilities';
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import { fieldsOf } from '@/lib/values/fields';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { BadCall } from '../command';

export interface Person {
  id: string;
  username: string;
  /** The full handle: not every server finds its own people by less. */
  handle: string;
  token: string;
}

export interface Reply {
  status: number;
  data: unknown;
}

export interface ServerUnderTest {
  origin: string;
  instance: InstanceConfig;
  can: Capabilities;
  /** Makes a call as one of the people; does not throw on an error status. */
  call(as: Person, method: string, path: string, body?: Record<string, unknown>): Promise<Reply>;
}

export async function meetServer(origin: string): Promise<ServerUnderTest> {
  const ask = async (path: string | null): Promise<unknown> => {
    if (path === null) return null;
    const answer = await fetch(origin + path);
    return answer.ok ? answer.json().catch(() => null) : null;
  };
  const software = decodeNodeinfo(await ask(nodeinfoPathOf(await ask('/.well-known/nodeinfo'))));
  const known = { ...defaultInstance, ...software };
  const second = isPleromaFamily(known) ? null : await ask('/api/v2/instance');
  const told =
    second === null
      ? decodeInstanceV1(await ask('/api/v1/instance'), known)
      : decodeInstanceV2(second, known);
  const metadata = await ask('/.well-known/oauth-authorization-server');
  const authorization = decodeAuthorizationServer(metadata, origin);
  const instance = { ...known, ...told, ...software, authorization };
  return {
    origin,
    instance,
    can: capabilitiesOf(instance, {}),
    call: async ({ token }, method, path, body) => {
      const answer = await fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, data: await answer.json().catch(() => null) };
    },
  };
}

/** The owner of a token; throws when the token is invalid. */
export async function personOf(origin: string, token: string): Promise<Person> {
  const answer = await fetch(`${origin}/api/v1/accounts/verify_credentials`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  if (answer === null) throw new BadCall(`${origin} cannot be reached.`);
  if (!answer.ok) {
    throw new BadCall(`A token is refused (${String(answer.status)}) by ${origin}.`);
  }
  const { id, username, url } = fieldsOf(await answer.json());
  const { host } = new URL(String(url));
  return {
    id: String(id),
    username: String(username),
    handle: `@${String(username)}@${host}`,
    token,
  };
}

export const rowsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);
