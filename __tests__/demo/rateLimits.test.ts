/** Rate limits count like those of each family, and end when their period is over. */
import { NOON, useInstance } from '@support/engine/demo';

let shift = 0;
const clock = () => NOON + shift;

describe('the rate limits of Pleroma', () => {
  const stage = useInstance({ rateLimits: 'pleroma', clock });

  it('allow three pages of a timeline in half a second, for each kind separately', async () => {
    const home = () => stage.get('/api/v1/timelines/home?limit=1', 'alice');
    for (let turn = 0; turn < 3; turn += 1) expect((await home()).status).toBe(200);
    const fourth = await home();
    expect([fourth.status, fourth.body]).toEqual([429, { error: 'Throttled' }]);
    expect(fourth.headers.get('x-ratelimit-limit')).toBeNull();
    expect((await stage.get('/api/v1/timelines/public?limit=1', 'alice')).status).toBe(200);
    expect((await stage.get('/api/v1/timelines/home?limit=1', 'bob')).status).toBe(200);
    shift += 501;
    expect((await home()).status).toBe(200);
  });

  it('allow one post to be favourited or unfavourited three times a minute', async () => {
    const [row] = (await stage.get('/api/v1/timelines/public?limit=1')).body as { id: string }[];
    const toggle = (name: string) =>
      stage.ask('POST', `/api/v1/statuses/${row?.id ?? ''}/${name}`, { as: 'alice', json: {} });
    const results = [];
    for (const name of ['favourite', 'unfavourite', 'favourite', 'unfavourite']) {
      results.push((await toggle(name)).status);
    }
    expect(results).toEqual([200, 200, 200, 429]);
    shift += 60_001;
    expect((await toggle('unfavourite')).status).toBe(200);
  });

  it('do not affect other calls', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await stage.get('/api/v1/accounts/bob')).status).toBe(200);
    }
  });
});

describe('the rate limits of Mastodon', () => {
  const stage = useInstance({ family: 'mastodon', rateLimits: 'mastodon', clock });

  it('count down in headers and name their reset', async () => {
    const ask = () => stage.get('/api/v1/custom_emojis', 'alice');
    const left: string[] = [];
    for (let turn = 0; turn < 300; turn += 1) {
      left.push((await ask()).headers.get('x-ratelimit-remaining') ?? '');
    }
    expect([left[0], left.at(-1)]).toEqual(['299', '0']);
    const refused = await ask();
    expect([refused.status, refused.body]).toEqual([429, { error: 'Too many requests' }]);
    const reset = Date.parse(refused.headers.get('x-ratelimit-reset') ?? '');
    expect(reset - clock()).toBe(300_000);
    shift += 300_001;
    expect((await ask()).status).toBe(200);
  });
});

describe('without limits', () => {
  const stage = useInstance();

  it('every call is accepted', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await stage.get('/api/v1/timelines/public?limit=1')).status).toBe(200);
    }
  });
});
