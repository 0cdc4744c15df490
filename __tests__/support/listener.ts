/** A server that records its requests, and helpers for tests with nock. */
import nock from 'nock';
import type { Connection } from '@/api/http';
import type { Dialect } from '@/domain/session/serverFamily';

export const ORIGIN = 'https://home.example';

export interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A server that gives every call the same answer; of the Pleroma family by default. */
export function listener(
  body: unknown = [],
  token: string | null = null,
  dialect: Dialect = 'pleroma',
  status = 200,
) {
  const sent: Sent[] = [];
  const to: Connection = {
    origin: ORIGIN,
    token,
    dialect,
    signal: new AbortController().signal,
    fetch: (input, init = {}) => {
      const { method = 'GET' } = init;
      const headers = new Headers(init.headers);
      sent.push({ method, url: new URL(String(input)), headers, body: init.body });
      const json = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(body), { status, headers: json }));
    },
  };
  return { to, sent };
}

/** A copy that records into the same list, with another answer. */
export const answering = (to: Connection, body: unknown): Connection => ({
  ...to,
  fetch: async (input, init) => {
    await to.fetch?.(input, init);
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  },
});

/** A connection for calls that nock answers. */
export const as = (user: string | null): Connection => ({
  origin: ORIGIN,
  token: user && `TOKEN-${user}`,
  dialect: 'pleroma',
  signal: new AbortController().signal,
});

/** Blocks the network, and removes unused answers after each test. */
export function useNoNetwork(): void {
  beforeAll(() => nock.disableNetConnect());
  afterEach(() => {
    nock.abortPendingRequests();
    nock.cleanAll();
  });
  afterAll(() => nock.restore());
}
