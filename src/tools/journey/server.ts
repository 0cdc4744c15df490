/**
 * The server of a journey outside of the browser: what it says that it has, in the client's own
 * reading, and calls in the name of the two people.
 */
import { fetchInstance, fetchInstanceV2, fetchNamedNodeinfo } from '@/api/endpoints/instance';
import { fetchAuthorizationServer } from '@/api/endpoints/instanceParts';
import type { Connection } from '@/api/http';
import { capabilitiesOf, type Capabilities } from '@/domain/capabilities';
import { isPleromaFamily } from '@/domain/serverFamily';
import { defaultInstance, type InstanceConfig } from '@/domain/instance';

export interface Person {
  id: string;
  username: string;
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
  /** A call as one of the people; whatever its status is. */
  call(as: Person, method: string, path: string, body?: Record<string, unknown>): Promise<Reply>;
}

export async function meetServer(origin: string): Promise<ServerUnderTest> {
  const to: Connection = { origin, token: null, signal: new AbortController().signal };
  const software = await fetchNamedNodeinfo(to).catch(() => ({}));
  const known = { ...defaultInstance, ...software };
  const first = () => fetchInstance(to, known);
  const told = await (isPleromaFamily(known) ? first() : fetchInstanceV2(to, known).catch(first));
  const authorization = await fetchAuthorizationServer(to).catch(() => null);
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

/** Whose token it is; says so where it is nobody's. */
export async function personOf(origin: string, token: string): Promise<Person> {
  const answer = await fetch(`${origin}/api/v1/accounts/verify_credentials`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`A token is refused (${String(answer.status)}) by ${origin}`);
  const { id, username } = (await answer.json()) as { id: string; username: string };
  return { id, username, token };
}

export const rowsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);
