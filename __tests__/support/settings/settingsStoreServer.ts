/** A server that keeps an account's store of client settings, for stories of several browsers. */
import nock from 'nock';
import { ORIGIN } from '../context';
import { fixtureBody } from '../fixtures';

type Body = Record<string, unknown>;

interface Account {
  pleroma: { settings_store: Body };
}

/** Answers from now on; `store` is what it keeps, `calls` what it was asked for. */
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
      // Each client's key is replaced, those of others are left alone.
      if (server.status === 200) server.store = { ...server.store, ...sent };
      return answer();
    });
  return server;
}
