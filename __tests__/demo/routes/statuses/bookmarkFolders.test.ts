/** Folders of bookmarks: Pleroma has them, other families answer as if nobody had asked. */
import { useInstance } from '@support/engine/demo';

const FOLDERS = '/api/v1/pleroma/bookmark_folders';

describe('folders of bookmarks of Pleroma', () => {
  const stage = useInstance({ family: 'pleroma', strict: true });
  const ask = (method: string, path: string, json?: object) =>
    stage.ask(method, path, { as: 'bob', ...(json ? { json } : {}) });

  it('are created, filled, listed, emptied by deleting; the bookmark stays', async () => {
    const made = await ask('POST', FOLDERS, { name: 'Bread', emoji: '🍞' });
    expect(made.body).toMatchObject({ name: 'Bread', emoji: '🍞', emoji_url: null });
    const { id } = made.body as { id: string };
    const post = (await ask('POST', '/api/v1/statuses', { status: 'Rye' })).body as { id: string };
    const moved = await ask('POST', `/api/v1/statuses/${post.id}/bookmark`, { folder_id: id });
    expect(moved.body).toMatchObject({ bookmarked: true, pleroma: { bookmark_folder: id } });
    const inFolder = async () =>
      ((await stage.get(`/api/v1/bookmarks?folder_id=${id}`, 'bob')).body as unknown as object[])
        .length;
    expect(await inFolder()).toBe(1);
    await ask('POST', `/api/v1/statuses/${post.id}/bookmark`);
    expect(await inFolder()).toBe(0);
    await ask('POST', `/api/v1/statuses/${post.id}/bookmark`, { folder_id: id });
    expect((await ask('PATCH', `${FOLDERS}/${id}`, { name: 'Rye' })).body).toMatchObject({
      name: 'Rye',
      emoji: null,
    });
    expect((await ask('DELETE', `${FOLDERS}/${id}`)).status).toBe(200);
    const left = await stage.get(`/api/v1/statuses/${post.id}`, 'bob');
    expect(left.body).toMatchObject({ bookmarked: true });
    expect(left.text).not.toContain('bookmark_folder');
    expect((await ask('DELETE', `${FOLDERS}/${id}`)).status).toBe(403);
    expect((await ask('POST', FOLDERS, { name: ' ' })).status).toBe(422);
  });
});

describe.each(['akkoma', 'mastodon', 'gotosocial', 'hollo'] as const)('%s', (family) => {
  const stage = useInstance({ family });

  it('has no folders', async () => {
    expect((await stage.get(FOLDERS, 'bob')).status).toBe(404);
  });
});
