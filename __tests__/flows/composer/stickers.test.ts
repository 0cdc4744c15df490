/** Picking a sticker fetches it and attaches it to the post, or says why that failed. */
import nock from 'nock';
import { onShelf } from '@/lib/files/fileShelf';
import { stickersSaga } from '@/sagas/composer/emoji/stickers';
import { noticeShown } from '@/slices/engine/notices';
import { stickerPicked } from '@/slices/composer/stickers';
import { filesChosen } from '@/slices/composer/uploads';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const picked = stickerPicked({
  target: 'new',
  sticker: { fileName: 'reeds/otter.png', url: '/static/stickers/reeds/otter.png' },
});
const file = () => nock(ORIGIN).get('/static/stickers/reeds/otter.png');

describe('a sticker', () => {
  it('is loaded without a token and attached as a file', async () => {
    const headers: Record<string, unknown>[] = [];
    file().reply(
      200,
      function () {
        headers.push(this.req.headers);
        return 'picture';
      },
      { 'content-type': 'image/png' },
    );
    const story = replay(stickersSaga, { before: [signedIn()] });
    story.dispatch(picked);
    await story.until(filesChosen);
    const [chosen] = story.all(filesChosen);
    const [one] = chosen?.payload.files ?? [];
    expect(chosen?.payload.target).toBe('new');
    expect(one).toMatchObject({ name: 'otter.png', type: 'image/png', size: 7 });
    expect(await onShelf(one?.handle ?? '')?.text()).toBe('picture');
    expect(headers[0]).not.toHaveProperty('authorization');
  });

  it.each([
    ['is missing', 404, 'text/plain'],
    ['is a page in truth', 200, 'text/html'],
  ])('that %s causes a notice', async (_what, status, type) => {
    file().reply(status, 'nothing', { 'content-type': type });
    const story = replay(stickersSaga, { before: [signedIn()] });
    story.dispatch(picked);
    await story.until(noticeShown);
    expect(story.all(filesChosen)).toEqual([]);
    expect(story.all(noticeShown)[0]?.payload).toMatchObject({
      messageKey: 'general.generic_error_message',
    });
  });
});
