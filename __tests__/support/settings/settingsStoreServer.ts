/** A server that keeps an account's client settings, for tests with several browsers. */
import nock from 'nock';
import { ORIGIN } from '../context';
import { fixtureBody } from '../fixtures';

type Body = Record<string, unknown>;

interface Account {
  pleroma: { settings_store: Body };
}

/** Answers from now on; `store` is the stored data, `calls` the list of requests. */
export function serveSettingsStore(store: Body = {}) {
  const calls: string[] = [];
  const server = { store, calls, status: 200, sent: [] as Body[] };
  const answer = (): nock.ReplyFnResult => {
    if (server.status !== 200) return [server.status, { error: 'not now' }];
    const account = fixtureBody('auth/verify-credentials') as Account;
    return [
      200,
      { ...account, pleroma: { ...account.pleroma, settings_store: server.store } } as nock.Body,
    ];
  };
  nock(ORIGIN)
    .persist()
    .get('/api/v1/accounts/verify_credentials')
    .reply(() => {
      calls.push('read');
      return answer();
    });
  nock(ORIGIN)
    .persist()
    .patch('/api/v1/accounts/update_credentials')
    .reply((_uri, body) => {
      calls.push('write');
      server.sent.push(body as Body);
      const { pleroma_settings_store: sent } = body as { pleroma_settings_store: Body };
      // The server replaces the sent client's key and keeps those of other clients.
      if (server.status === 200) server.store = { ...server.store, ...sent };
      return answer();
    });
  return server;
}
