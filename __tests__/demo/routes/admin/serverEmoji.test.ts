/** Custom emoji of the embedded GoToSocial, for its administrators. */
import { useInstance } from '@support/engine/demo';

const EMOJI = '/api/v1/admin/custom_emojis';

interface Row {
  id: string;
  shortcode: string;
}

describe('on GoToSocial', () => {
  const { ask, get, instance } = useInstance({ family: 'gotosocial', strict: true });
  const list = async () =>
    (await get(`${EMOJI}?filter=domain:local&limit=0`, 'admin')).body as unknown as Row[];

  it('are added with a picture, known to everybody, and removed', async () => {
    expect((await get(EMOJI, 'mod')).status).toBe(403);
    const before = await list();
    const files = new FormData();
    files.set('shortcode', 'kingfisher');
    files.set('category', 'Birds');
    const post = () =>
      fetch(instance().origin + EMOJI, {
        method: 'POST',
        body: files,
        headers: { authorization: `Bearer ${instance().tokenFor('admin')}` },
      });
    expect((await post()).status).toBe(400);
    files.set('image', new Blob(['png'], { type: 'image/png' }), 'k.png');
    const added = (await (await post()).json()) as Row;
    expect(added).toMatchObject({ shortcode: 'kingfisher', category: 'Birds' });
    expect((await post()).status).toBe(409);
    expect(JSON.stringify((await get('/api/v1/custom_emojis')).body)).toContain('kingfisher');
    const path = `${EMOJI}/${added.id}`;
    expect((await ask('DELETE', path, { as: 'admin' })).status).toBe(200);
    expect((await ask('DELETE', path, { as: 'admin' })).status).toBe(404);
    expect(await list()).toEqual(before);
  });
});

describe('elsewhere', () => {
  const { get } = useInstance({ family: 'mastodon', strict: true });

  it('there are no such calls', async () => {
    expect((await get(EMOJI, 'admin')).status).toBe(404);
  });
});
