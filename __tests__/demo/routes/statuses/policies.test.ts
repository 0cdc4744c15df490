/** Rules about quotes on Mastodon, and about reactions on GoToSocial. */
import { useInstance } from '@support/engine/demo';

interface Row {
  id: string;
}

describe('Mastodon', () => {
  const stage = useInstance({ family: 'mastodon' });
  const post = async (as: string, json: object) => {
    const { status, body } = await stage.ask('POST', '/api/v1/statuses', { as, json });
    return { status, id: (body as Row).id, body };
  };

  it('keeps who may quote, lets the author change it, and holds others to it', async () => {
    const { id, body } = await post('alice', { status: 'Hi', quote_approval_policy: 'nobody' });
    expect(body).toMatchObject({ quote_approval: { automatic: [], current_user: 'automatic' } });
    const quote = { status: 'See', quoted_status_id: id };
    expect((await post('bob', quote)).status).toBe(422);
    const path = `/api/v1/statuses/${id}/interaction_policy`;
    const json = { quote_approval_policy: 'public' };
    expect((await stage.ask('PUT', path, { as: 'bob', json })).status).toBe(404);
    expect((await stage.ask('PUT', path, { as: 'alice', json })).body).toMatchObject({
      quote_approval: { automatic: ['public'] },
    });
    expect((await post('bob', quote)).status).toBe(200);
  });

  it('takes the usual policy of the account for posts without one', async () => {
    const json = { source: { quote_policy: 'nobody' } };
    const path = '/api/v1/accounts/update_credentials';
    const { body } = await stage.ask('PATCH', path, { as: 'carol', json });
    expect(body).toMatchObject({ source: { quote_policy: 'nobody' } });
    expect((await post('carol', { status: 'Hi' })).body).toMatchObject({
      quote_approval: { automatic: [] },
    });
  });

  it('lets the author alone take a post out of a quote', async () => {
    const { id } = await post('alice', { status: 'Hi' });
    const quoting = await post('bob', { status: 'See', quoted_status_id: id });
    const path = `/api/v1/statuses/${id}/quotes`;
    const quotes = async () => (await stage.get(path, 'alice')).body;
    expect(await quotes()).toMatchObject([{ id: quoting.id }]);
    const revoke = (as: string) => stage.ask('POST', `${path}/${quoting.id}/revoke`, { as });
    expect((await revoke('bob')).status).toBe(403);
    expect((await revoke('alice')).body).toMatchObject({
      quote: { state: 'revoked', quoted_status: null },
    });
    expect(await quotes()).toEqual([]);
  });
});

describe('GoToSocial', () => {
  const stage = useInstance({ family: 'gotosocial' });

  it('keeps the rules of a post, and those of the account', async () => {
    const can_reply = { always: ['author'], with_approval: ['public'] };
    const json = { status: 'Hi', local_only: true, interaction_policy: { can_reply } };
    expect((await stage.ask('POST', '/api/v1/statuses', { as: 'alice', json })).body).toMatchObject(
      {
        local_only: true,
        interaction_policy: { can_reply, can_favourite: { always: ['public'] } },
      },
    );
    const path = '/api/v1/interaction_policies/defaults';
    const change = { as: 'alice', json: { public: { can_reply } } };
    expect((await stage.ask('PATCH', path, change)).body).toMatchObject({
      public: { can_reply },
      unlisted: { can_reply: { always: ['public'] } },
    });
    expect((await stage.get(path, 'alice')).body).toMatchObject({ public: { can_reply } });
  });

  it.each(['favourite', 'reply', 'reblog'])('tells of a %s that waits, once', async (kind) => {
    const json = { as: 'alice', type: `pending.${kind}` };
    await stage.ask('POST', '/demo/notify', { json });
    const told = (await stage.get('/api/v1/notifications?limit=1', 'alice')).body;
    expect(told).toMatchObject([{ type: `pending.${kind}` }]);
    const list = async () =>
      (await stage.get('/api/v1/interaction_requests', 'alice')).body as Row[];
    const [request] = await list();
    const others = { favourite: 'favourites', reply: 'replies', reblog: 'reblogs' }[kind];
    const without = `/api/v1/interaction_requests?${String(others)}=false`;
    expect((await stage.get(without, 'alice')).body).toEqual([]);
    expect(request).toMatchObject({ type: kind });
    const path = `/api/v1/interaction_requests/${request!.id}`;
    const answer = () => stage.ask('POST', `${path}/authorize`, { as: 'alice' });
    expect((await answer()).body).toMatchObject({ accepted_at: expect.any(String) as string });
    expect((await answer()).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});
