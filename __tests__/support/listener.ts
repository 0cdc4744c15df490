/** A server that remembers what it was asked, and what nock needs beside it. */
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

/** A server, one of the Pleroma family unless told otherwise, that answers everything the same way. */
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

/** The same that hears of every call, with another answer. */
export const answering = (to: Connection, body: unknown): Connection => ({
  ...to,
  fetch: async (input, init) => {
    await to.fetch?.(input, init);
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  },
});

/** For calls that nock answers. */
export const as = (user: string | null): Connection => ({
  origin: ORIGIN,
  token: user && `TOKEN-${user}`,
  dialect: 'pleroma',
  signal: new AbortController().signal,
});

/** Nothing goes out to the world, and no answer is left over for the next test. */
export function useNoNetwork(): void {
  beforeAll(() => nock.disableNetConnect());
  afterEach(() => {
    nock.abortPendingRequests();
    nock.cleanAll();
  });
  afterAll(() => nock.restore());
}
