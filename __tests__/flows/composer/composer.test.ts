/** Writing in the composer: every edit is saved to the draft. */
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { selectDraft } from '@/selectors/composer/drafts';
import { draftEdited, draftSaved, fileUploaded, postRequested } from '@/slices/composer/drafts';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { someFile } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { postingServer } from '@support/composer/postingServer';
import { pageOf, plain } from '@support/statuses/statuses';
import { signedIn } from '@support/people';

const clock = useStoppedClock();

const target = 'new';
const before = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn({ source: { privacy: 'unlisted', sensitive: false } }),
  pageOf('friends', plain('s1')),
];
const edit = (change: { text?: string; subject?: string; visibility?: 'private' }) =>
  draftEdited({ target, change });

function typed(...texts: string[]) {
  const story = replay(draftsSaga, { before });
  texts.forEach((text) => story.dispatch(edit({ text })));
  return story;
}

describe('a draft', () => {
  it('stores the text as it is typed, with a new key for each change', async () => {
    const story = typed('H', 'He');
    await clock.pass(5);
    story.dispatch(edit({ subject: 'Frogs' }));
    const drafts = story.all(draftSaved).map(({ payload }) => payload.draft);
    expect(drafts).toMatchObject([
      { text: 'H', subject: '', visibility: 'unlisted' },
      { text: 'He', subject: '', visibility: 'unlisted' },
      { text: 'He', subject: 'Frogs', visibility: 'unlisted' },
    ]);
    const start = Date.parse('2026-11-20T12:00:00.000Z');
    expect(drafts.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      `${start}-id-1`,
      `${start}-id-2`,
      `${start + 5}-id-3`,
    ]);
  });

  it("has the account's visibility until another is chosen", () => {
    const story = typed('Hello');
    story.dispatch(edit({ visibility: 'private' }));
    expect(selectDraft(story.state(), target).visibility).toBe('private');
    expect(selectDraft(story.state(), 'quote s1').visibility).toBe('unlisted');
  });

  it('keeps its key while it is sent, if its content stays the same', async () => {
    const server = postingServer();
    server.fail(/POST/, 'hangs');
    const story = replay(
      function* (): SagaGenerator<void> {
        yield* fork(draftsSaga);
        yield* fork(outboxSaga);
      },
      { before, context: { net: { fetch: server.fetch } } },
    );
    story.dispatch(edit({ text: 'Hello' }));
    const { idempotencyKey } = selectDraft(story.state(), target);
    story.dispatch(postRequested({ target }));
    await settled();
    const file = someFile({ id: 'f1' });
    story.dispatch(fileUploaded({ fileId: 'f1', attachment: file.attachment! }));
    story.dispatch(edit({ text: 'Hello' }));
    expect(selectDraft(story.state(), target).idempotencyKey).toBe(idempotencyKey);
    story.dispatch(edit({ text: 'Hello there' }));
    expect(selectDraft(story.state(), target).idempotencyKey).not.toBe(idempotencyKey);
  });
});
