import { readFileSync } from 'node:fs';
import { decodeBlurHash, getBlurHashAverageColor } from 'fast-blurhash';
import { blurhash } from '@/demo/pictures/blurhash';
import { createCanvas, paint } from '@/demo/pictures/canvas';
import { encodePng } from '@/demo/pictures/png';
import { useInstance } from '@support/engine/demo';
import { eventually } from '@support/eventually';

describe('a blur hash', () => {
  const canvas = createCanvas(32, 24);
  paint(canvas, (x) => (x < 16 ? [220, 40, 40] : [30, 60, 200]));
  const hash = blurhash(canvas);

  it('decodes to the colours of the picture, in their positions', () => {
    expect(hash).toHaveLength(4 + 2 * 12);
    const pixels = decodeBlurHash(hash, 8, 6);
    const at = (x: number) => [...pixels.subarray((3 * 8 + x) * 4, (3 * 8 + x) * 4 + 3)];
    const [left, right] = [at(1), at(6)];
    expect(left[0]! - left[2]!).toBeGreaterThan(100);
    expect(right[2]! - right[0]!).toBeGreaterThan(100);
  });

  it('of one colour decodes to that colour', () => {
    const plain = createCanvas(8, 8);
    paint(plain, () => [90, 120, 30]);
    expect(getBlurHashAverageColor(blurhash(plain))).toEqual([90, 120, 30]);
  });
});

describe('a file that is sent to an instance of the Mastodon family', () => {
  const stage = useInstance({ family: 'mastodon' });
  const send = (path: string, bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const multipart = new FormData();
    multipart.append('file', new File([bytes], name));
    return stage.ask('POST', path, { as: 'alice', multipart });
  };
  const film = new Uint8Array(readFileSync('src/demo/pictures/clip.webm'));
  const picture = new Uint8Array(encodePng(createCanvas(3, 2)));

  it('is ready at once when it is a picture', async () => {
    const answer = await send('/api/v2/media', picture, 'a.png');
    expect(answer).toMatchObject({ status: 200, body: { url: expect.any(String) } });
  });

  it('has no address, and cannot be posted, while it is processed', async () => {
    const answer = await send('/api/v2/media', film, 'a.webm');
    expect(answer).toMatchObject({ status: 202, body: { url: null, type: 'video' } });
    const { id } = answer.body as { id: string };
    expect((await stage.get(`/api/v1/media/${id}`, 'alice')).status).toBe(206);
    const post = () =>
      stage.ask('POST', '/api/v1/statuses', {
        as: 'alice',
        json: { status: 'x', media_ids: [id] },
      });
    expect((await post()).status).toBe(422);
    await eventually(async () => {
      const ready = await stage.get(`/api/v1/media/${id}`, 'alice');
      expect(ready).toMatchObject({ status: 200, body: { url: expect.any(String) } });
    });
    expect((await post()).status).toBe(200);
  });

  it('can get a picture that stands for it, with the file or later', async () => {
    const { body } = await send('/api/v1/media', film, 'a.webm');
    const { id, url, preview_url: own } = body as Record<string, string>;
    expect(own).toBe(url);
    const put = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const multipart = new FormData();
      multipart.append('thumbnail', new File([bytes], name));
      return stage.ask('PUT', `/api/v1/media/${id}`, { as: 'alice', multipart });
    };
    expect(await put('a.png', picture)).toMatchObject({
      status: 200,
      body: { url, preview_url: expect.stringContaining('.png') },
    });
    expect((await put('a.webm', film)).status).toBe(422);
  });

  it('is ready at once with the older call, which waits', async () => {
    const answer = await send('/api/v1/media', film, 'a.webm');
    expect(answer).toMatchObject({ status: 200, body: { url: expect.any(String) } });
  });

  it('can get a new description with its post, whose history keeps the old one', async () => {
    const sent = await send('/api/v2/media', picture, 'a.png');
    const { id } = sent.body as { id: string };
    await stage.ask('PUT', `/api/v1/media/${id}`, { as: 'alice', json: { description: 'A frog' } });
    const post = await stage.ask('POST', '/api/v1/statuses', {
      as: 'alice',
      json: { status: 'x', media_ids: [id] },
    });
    const path = `/api/v1/statuses/${(post.body as { id: string }).id}`;
    const edit = (media_attributes?: unknown) =>
      stage.ask('PUT', path, {
        as: 'alice',
        json: { status: 'y', media_ids: [id], media_attributes },
      });
    const described = (description: string) => ({ media_attachments: [{ id, description }] });
    expect((await edit()).body).toMatchObject(described('A frog'));
    const others = { id: 'none', description: 'Nothing' };
    const answer = await edit([others, { id, description: 'A toad' }]);
    expect(answer).toMatchObject({ status: 200, body: described('A toad') });
    expect((await stage.get(path, 'alice')).body).toMatchObject(described('A toad'));
    const history = await stage.get(`${path}/history`, 'alice');
    expect(history.body).toMatchObject(['A frog', 'A frog', 'A toad'].map(described));
    expect((await edit([{ id, description: 'x'.repeat(5_001) }])).status).toBe(422);
  });

  it('is refused if its type is not one that the instance lists', async () => {
    const instance = await stage.get('/api/v2/instance');
    expect(instance.body).toMatchObject({
      configuration: {
        media_attachments: { supported_mime_types: expect.arrayContaining(['image/png']) },
      },
    });
    const answer = await send('/api/v2/media', new TextEncoder().encode('words'), 'a.png');
    expect(answer.status).toBe(422);
  });
});
