/** Writing: what is typed is kept, and what is sent is sent once. */
import nock from 'nock';
import { composerSaga } from '@/sagas/composer';
import { emptyDraft } from '@/domain/draft';
import { selectDraft } from '@/selectors/drafts';
import { makeSelectShownIds } from '@/selectors/timelines';
import { cardViewChanged } from '@/slices/cardViews';
import { draftEdited, draftNoted, postConfirmed, postRequested } from '@/slices/drafts';
import { requestFailed } from '@/slices/requests';
import { userTokenReceived } from '@/slices/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { pageOf, plain } from '@support/statuses';
import { signedIn } from '@support/people';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const target = 'new';
const before = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn({ source: { privacy: 'unlisted', sensitive: false } }),
  pageOf('friends', plain('s1')),
];
const edit = (change: { text?: string; subject?: string; visibility?: 'private' }) =>
  draftEdited({ target, change });
const send = postRequested({ target });

type Answer = [number, nock.Body] | 'no answer';

/** Takes posts in, one answer after the other, and remembers what was sent under which key. */
function server(...answers: Answer[]) {
  const sent: { key: string; body: unknown }[] = [];
  for (const answer of answers) {
    let key = '';
    const call = nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
      .matchHeader('idempotency-key', (value) => {
        key = String(value);
        return true;
      })
      .post('/api/v1/statuses', (body: unknown) => sent.push({ key, body }) > 0);
    if (answer === 'no answer') call.replyWithError('the line is down');
    else call.reply(...answer);
  }
  return sent;
}
const taken = (id = 's9'): Answer => [200, wireStatus({ id }) as unknown as nock.Body];
const busy: Answer = [503, { error: 'Try later' }];

function typed(...texts: string[]) {
  const story = replay(composerSaga, { before });
  texts.forEach((text) => story.dispatch(edit({ text })));
  return story;
}

describe('an answer to a post', () => {
  const beginning = (target: string) => {
    const story = replay(composerSaga, {
      before: [...before, cardViewChanged({ statusId: 's1', changes: { replying: true } })],
    });
    story.dispatch(draftEdited({ target, change: { text: 'Quite so' } }));
    story.dispatch(postRequested({ target }));
    return story;
  };

  it.each([
    ['reply s1', { in_reply_to_id: 's1', visibility: 'public' }],
    ['quote s1', { quote_id: 's1', visibility: 'unlisted' }],
  ])('goes as what it is, and leaves no draft: %s', async (of, fields) => {
    const sent = server(taken());
    const story = beginning(of);
    await story.until(postConfirmed);
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'Quite so', ...fields }]);
    expect(story.state().drafts).toEqual({});
  });

  it('closes the form under the post when it is sent, and keeps it when it is not', async () => {
    server([403, { error: 'No' }]);
    const story = beginning('reply s1');
    await story.until(requestFailed);
    expect(story.state().cardViews.s1).toMatchObject({ replying: true });
    server(taken());
    story.dispatch(postRequested({ target: 'reply s1' }));
    await story.until(postConfirmed);
    expect(story.state().cardViews.s1).toMatchObject({ replying: false });
  });

  it('of another kind leaves the form of a reply open', async () => {
    server(taken());
    const story = beginning('quote s1');
    await story.until(postConfirmed);
    expect(story.state().cardViews.s1).toMatchObject({ replying: true });
  });
});

describe('a draft', () => {
  it('keeps what is typed as it is typed, with a new key for each change', () => {
    const story = typed('H', 'He');
    story.dispatch(edit({ subject: 'Frogs' }));
    expect(story.all(draftNoted).map(({ payload }) => payload.draft)).toMatchObject([
      { text: 'H', subject: '', visibility: 'unlisted', idempotencyKey: 'id-1' },
      { text: 'He', subject: '', visibility: 'unlisted', idempotencyKey: 'id-2' },
      { text: 'He', subject: 'Frogs', visibility: 'unlisted', idempotencyKey: 'id-3' },
    ]);
  });

  it('has the scope of the account until another is chosen', () => {
    const story = typed('Hello');
    story.dispatch(edit({ visibility: 'private' }));
    expect(selectDraft(story.state(), target).visibility).toBe('private');
    expect(selectDraft(story.state(), 'quote s1').visibility).toBe('unlisted');
  });
});

describe('posting', () => {
  it('sends the draft with its key, shows the post at once, and makes room for the next', async () => {
    const sent = server(taken());
    const story = typed('Hello');
    story.dispatch(edit({ subject: 'Frogs', visibility: 'private' }));
    story.dispatch(send);
    await story.until(postConfirmed);
    await settled();
    expect(sent).toEqual([
      {
        key: 'id-2',
        body: { status: 'Hello', spoiler_text: 'Frogs', visibility: 'private' },
      },
    ]);
    expect(makeSelectShownIds()(story.state(), 'friends')).toEqual(['s9', 's1']);
    expect(selectDraft(story.state(), target)).toEqual({ ...emptyDraft, visibility: 'private' });
    expect(story.state().requests).toEqual({});
  });

  it.each<[string, Answer]>([
    ['the server has trouble', busy],
    ['no answer comes', 'no answer'],
  ])('keeps its key over all tries when %s, and posts once', async (_what, trouble) => {
    const sent = server(trouble, trouble, taken());
    const story = typed('Hello');
    story.dispatch(send);
    await settled();
    await clock.pass(60_000);
    expect(sent.map(({ key }) => key)).toEqual(['id-1', 'id-1', 'id-1']);
    expect(story.all(postConfirmed)).toHaveLength(1);
  });

  it('takes a second press for the same wish', async () => {
    const sent = server(taken(), taken('s10'));
    const story = typed('Hello');
    story.dispatch(send);
    story.dispatch(send);
    await settled();
    expect(sent).toHaveLength(1);
    expect(story.all(postConfirmed)).toHaveLength(1);
  });

  it('that is refused keeps the draft and says why; the next try has the same key', async () => {
    const sent = server([422, { error: 'Too many frogs' }], taken());
    const story = typed('Hello');
    story.dispatch(send);
    await story.until(requestFailed);
    expect(story.state().requests['post new']).toEqual({
      busy: false,
      reason: 'Too many frogs',
      httpStatus: 422,
    });
    expect(selectDraft(story.state(), target).text).toBe('Hello');
    story.dispatch(send);
    await story.until(postConfirmed);
    expect(sent.map(({ key }) => key)).toEqual(['id-1', 'id-1']);
  });

  it('that gets no answer at all is tried again by hand with the same key', async () => {
    const sent = server(busy, busy, busy, taken());
    const story = typed('Hello');
    story.dispatch(send);
    await settled();
    await clock.pass(60_000);
    expect(story.all(requestFailed)).toHaveLength(1);
    story.dispatch(send);
    await settled();
    await clock.pass(60_000);
    expect(sent.map(({ key }) => key)).toEqual(['id-1', 'id-1', 'id-1', 'id-1']);
    expect(story.all(postConfirmed)).toHaveLength(1);
  });

  it('leaves what is typed for another target alone', async () => {
    server(taken());
    const story = typed('Hello');
    story.dispatch(draftEdited({ target: 'reply s1', change: { text: 'An answer' } }));
    story.dispatch(send);
    await story.until(postConfirmed);
    expect(selectDraft(story.state(), 'reply s1').text).toBe('An answer');
  });
});
