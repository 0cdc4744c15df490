/** Posts for later: they are sent once, listed, moved, deleted, and replaced without a double. */
import type { Draft } from '@/domain/composer/draft';
import { draftOfScheduled, scheduledTarget } from '@/domain/composer/options/scheduledPost';
import { decodeScheduledPost } from '@/api/decode/statuses/scheduledPost';
import { draftTarget, emptyDraft } from '@/domain/composer/draft';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { postingSaga } from '@/sagas/composer/posting';
import { scheduledPostsSaga } from '@/sagas/composer/scheduledPosts';
import { SCHEDULED_READERS } from '@/sagas/composer/scheduledReaders';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { selectAnsweredConversation } from '@/selectors/composer/answeredConversation';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectPostOptions } from '@/selectors/composer/postOptions';
import { selectSending } from '@/selectors/composer/outbox';
import { submitRequested } from '@/slices/composer/composers';
import { draftEdited, draftSaved, postRequested } from '@/slices/composer/drafts';
import {
  noScheduledPosts,
  rescheduleRequested,
  scheduledOrderRequested,
  scheduledPostDeleteRequested,
  scheduledPostEditRequested,
  scheduledPostNowRequested,
  scheduledPostsClosed,
  scheduledPostsOpened,
} from '@/slices/composer/scheduledPosts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { noticeShown } from '@/slices/engine/notices';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import type { ScheduledPost } from '@/domain/composer/options/scheduledPost';
import { settled, useStoppedClock } from '@support/clock';
import { browser, storedSession, type Moment } from '@support/composer/dyingPage';
import { someDraft, someFile } from '@support/composer/drafts';
import { LOOK, POST, postingServer, type Mishap } from '@support/composer/postingServer';
import { fakePage, fakeStorage, fakeTabLocks } from '@support/context';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { STORAGE_KEY } from '@/store/persistedStateVersion';

const clock = useStoppedClock();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const target = 'new';
const KEPT = /scheduled_statuses/;
const REMOVE = /^DELETE \/api\/v1\/scheduled_statuses\//;

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(outboxSaga);
  yield* fork(postingSaga);
  yield* fork(scheduledPostsSaga);
}

const inAnHour = () => clock.now() + HOUR;

function tab(draft: Draft | null = null, server = postingServer(), disk = fakeStorage()) {
  const story = replay(writing, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn({ source: { privacy: 'public', sensitive: false } }),
      ...(draft ? [draftSaved({ target, draft })] : []),
    ],
    context: {
      net: { fetch: server.fetch },
      storage: { database: disk.storage, acquireTabLock: fakeTabLocks().claim },
      page: fakePage().events,
    },
  });
  return {
    ...story,
    server,
    posts: () => (story.state().scheduledPosts ?? noScheduledPosts).posts,
    sending: (of = target) => selectSending(story.state(), of),
    draft: (of = target) => selectDraft(story.state(), of),
    notices: () => story.all(noticeShown).map(({ payload }) => payload.messageKey),
    run: async (...actions: Parameters<typeof story.dispatch>[0][]) => {
      for (const action of actions) story.dispatch(action);
      await settled();
    },
  };
}

const later = (server: ReturnType<typeof postingServer>) =>
  server.later.map(({ scheduled_at, params }) => [params.text, Date.parse(scheduled_at)]);

/** A server that keeps one post already, which the list of this tab shows. */
async function withOne() {
  const story = tab(someDraft({ text: 'Rye first', scheduledAt: inAnHour() }));
  await story.run(postRequested({ target }), scheduledPostsOpened());
  return story;
}

describe('a post for later', () => {
  it('is kept by the server for its time, is in no timeline, and leaves an empty form', async () => {
    const story = tab(someDraft({ text: 'Rye first', scheduledAt: inAnHour() }));
    await story.run(submitRequested({ target }));
    expect(later(story.server)).toEqual([['Rye first', inAnHour()]]);
    expect(story.server.texts()).toEqual([]);
    expect(story.posts()).toMatchObject([{ text: 'Rye first', scheduledAt: inAnHour() }]);
    expect(story.draft()).toMatchObject({ text: '', scheduledAt: null });
    expect(story.notices()).toEqual(['scheduled.kept']);
  });

  it('is not sent for a time that is too near: the writer is told', async () => {
    const story = tab(someDraft({ scheduledAt: clock.now() + 4 * MINUTE }));
    await story.run(submitRequested({ target }));
    expect(story.server.called(POST)).toEqual([]);
    expect(story.state().composers?.[target]?.blockingError).toEqual({ kind: 'tooSoon' });
  });

  it('that had to wait until its time was over is not sent, as some servers would post it at once', async () => {
    const draft = someDraft({ scheduledAt: clock.now() + 4 * MINUTE });
    const story = tab(draft);
    await story.run(postRequested({ target }));
    expect(story.server.called(POST)).toEqual([]);
    expect(story.sending().failure).toEqual({ kind: 'tooSoon' });
    expect(story.draft().text).toBe('Hello');
  });

  describe('on Mastodon, whose clock is wrong by hours,', () => {
    const mastodon = instanceConfigured({ instance: { family: 'mastodon' } });

    it('is sent for the time that was chosen, and kept with the reason if the server is ahead', async () => {
      const time = inAnHour();
      const server = postingServer({ ahead: 3 * HOUR });
      const story = tab(someDraft({ text: 'Rye first', scheduledAt: time }), server);
      const reason = 'Validation failed: Scheduled at The scheduled date must be in the future';
      story.server.fail(POST, { status: 422, body: { error: reason } });
      await story.run(mastodon, submitRequested({ target }));
      const [sent] = story.server.called(POST);
      expect(sent?.fields).toMatchObject({ scheduled_at: new Date(time).toISOString() });
      expect(story.sending()).toMatchObject({ busy: false, failure: { kind: 'refused' }, reason });
      expect(story.draft()).toMatchObject({ text: 'Rye first', scheduledAt: time });
      expect(later(story.server)).toEqual([]);
    });

    it('is sent once, and asks no clock before it, if the server is behind', async () => {
      const server = postingServer({ ahead: -3 * HOUR });
      const story = tab(someDraft({ text: 'Rye first', scheduledAt: inAnHour() }), server);
      await story.run(mastodon, submitRequested({ target }));
      expect(story.server.called(KEPT)).toEqual([]);
      expect(story.server.called(POST)).toHaveLength(1);
      expect(later(story.server)).toEqual([['Rye first', inAnHour()]]);
      expect(story.draft().text).toBe('');
    });
  });

  const mishaps: [string, Mishap][] = [
    ['lost on its way', 'gone'],
    ['without an answer', 'lost'],
    ['that hangs', 'hangs'],
    ['with an error behind it', { status: 500, done: true }],
    ['with an error before it', { status: 503 }],
  ];

  it.each(mishaps)('%s is looked for among the kept ones, and kept once', async (_what, mishap) => {
    const server = postingServer({ remembersKeys: false });
    const story = tab(someDraft({ text: 'Rye first', scheduledAt: inAnHour() }), server);
    const time = inAnHour();
    server.fail(POST, mishap);
    await story.run(postRequested({ target }));
    await clock.pass(30_000);
    await clock.pass(MINUTE);
    expect(later(server)).toEqual([['Rye first', time]]);
    expect(story.draft().text).toBe('');
    expect(story.sending().busy).toBe(false);
  });

  it('is taken for sent if it was posted meanwhile', async () => {
    const server = postingServer({ remembersKeys: false });
    const story = tab(someDraft({ text: 'Rye first', scheduledAt: inAnHour() }), server);
    server.fail(POST, 'lost');
    await story.run(postRequested({ target }));
    server.later.length = 0;
    server.post({ status: 'Rye first' });
    await clock.pass(MINUTE);
    expect(server.called(LOOK).length).toBeGreaterThan(0);
    expect(later(server)).toEqual([]);
    expect(story.draft().text).toBe('');
  });
});

describe('the list of posts for later', () => {
  it('is fetched when it opens, with the next one first', async () => {
    const story = tab();
    story.server.later.push(
      { id: '1', scheduled_at: new Date(inAnHour() + HOUR).toISOString(), params: { text: 'B' } },
      { id: '2', scheduled_at: new Date(inAnHour()).toISOString(), params: { text: 'A' } },
      // Without a time, nothing can be said of it.
      { id: '3', scheduled_at: 'soon', params: { text: 'C' } },
    );
    await story.run(scheduledPostsOpened());
    expect(story.posts().map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it('tries again while it is open', async () => {
    const story = tab();
    story.server.fail(KEPT, 'gone', 'gone', 'gone');
    await story.run(scheduledPostsOpened());
    expect(story.state().scheduledPosts?.known).toBe(false);
    await clock.passSeconds(60);
    expect(story.state().scheduledPosts?.known).toBe(true);
    await story.run(scheduledPostsClosed());
  });

  it('moves a post, but not to a time that is too near', async () => {
    const story = await withOne();
    const [{ id } = { id: '' }] = story.posts();
    const time = inAnHour() + HOUR;
    await story.run(rescheduleRequested({ id, time }));
    expect(later(story.server)).toEqual([['Rye first', time]]);
    expect(story.posts()).toMatchObject([{ scheduledAt: time }]);
    await story.run(rescheduleRequested({ id, time: clock.now() }));
    expect(later(story.server)).toEqual([['Rye first', time]]);
    expect(story.notices()).toContain('scheduled.too_soon');
  });

  describe('puts a post before another one', () => {
    const change = /^PUT \/api\/v1\/scheduled_statuses\//;
    /** Two of them, an hour apart unless they are for the same time. */
    async function withTwo(apart = HOUR) {
      const story = await withOne();
      const time = inAnHour() + apart;
      const more = someDraft({ text: 'Wheat', scheduledAt: time, idempotencyKey: 'key-wheat' });
      await story.run(draftSaved({ target, draft: more }), postRequested({ target }));
      await story.run(scheduledPostsClosed(), scheduledPostsOpened());
      const [rye, wheat] = story.posts();
      const order = { id: wheat?.id ?? '', laterId: rye?.id ?? '' };
      return { ...story, order, words: () => story.posts().map(({ text }) => text) };
    }

    it('which changes its time with it', async () => {
      const story = await withTwo();
      const [first, second] = story.posts().map(({ scheduledAt }) => scheduledAt);
      await story.run(scheduledOrderRequested(story.order));
      expect(story.words()).toEqual(['Wheat', 'Rye first']);
      expect(story.posts().map(({ scheduledAt }) => scheduledAt)).toEqual([first, second]);
      expect(later(story.server).sort()).toEqual([
        ['Rye first', second],
        ['Wheat', first],
      ]);
    });

    it('at the same time, which is then a minute later', async () => {
      const story = await withTwo(0);
      const time = story.posts()[0]?.scheduledAt ?? 0;
      await story.run(scheduledOrderRequested(story.order));
      expect(story.words()).toEqual(['Wheat', 'Rye first']);
      expect(story.posts()[1]?.scheduledAt).toBe(time + MINUTE);
    });

    it('not where a time is too near to be changed', async () => {
      const story = await withTwo();
      await clock.pass(HOUR - MINUTE);
      await story.run(scheduledOrderRequested(story.order));
      expect(story.server.called(change)).toEqual([]);
      expect(story.notices()).toContain('scheduled.too_soon');
    });

    it('and says so if the server does not want that; none goes out earlier', async () => {
      const story = await withTwo();
      const second = story.posts()[1]?.scheduledAt;
      story.server.fail(change, { status: 403, body: { error: 'Not now' } });
      await story.run(scheduledOrderRequested(story.order));
      expect(story.words()).toEqual(['Rye first', 'Wheat']);
      expect(story.server.called(change)).toHaveLength(1);
      expect(story.notices()).toContain('general.generic_error_message');
      expect(later(story.server)).toContainEqual(['Wheat', second]);
    });

    it('unless that one is gone', async () => {
      const story = await withTwo();
      const second = story.posts()[1]?.scheduledAt;
      story.server.fail(change, { status: 404, body: { error: 'Record not found' } });
      await story.run(scheduledOrderRequested(story.order));
      expect(story.words()).toEqual(['Wheat']);
      expect(story.posts()[0]?.scheduledAt).toBe(second);
    });
  });

  it('deletes a post; one that is gone already leaves the list without an error', async () => {
    const story = await withOne();
    const [{ id } = { id: '' }] = story.posts();
    story.server.fail(REMOVE, { status: 403, body: { error: 'Not now' } });
    await story.run(scheduledPostDeleteRequested({ id }));
    expect(story.posts()).toHaveLength(1);
    expect(story.notices()).toContain('general.generic_error_message');
    await story.run(scheduledPostDeleteRequested({ id }));
    expect(story.posts()).toEqual([]);
    expect(later(story.server)).toEqual([]);
    await story.run(scheduledPostDeleteRequested({ id }));
    expect(story.notices().filter((key) => key === 'general.generic_error_message')).toHaveLength(
      1,
    );
  });
});

describe('a changed post for later', () => {
  it('takes the place of the old one only when it is sent', async () => {
    const story = await withOne();
    const [post = {} as ScheduledPost] = story.posts();
    const edited = scheduledTarget(post);
    await story.run(scheduledPostEditRequested({ id: post.id }));
    expect(story.all(dialogOpened).at(-1)?.payload).toEqual({
      kind: 'postStatus',
      props: { target: edited },
    });
    await story.run(draftEdited({ target: edited, change: { text: 'Wheat first' } }));
    expect(later(story.server).map(([text]) => text)).toEqual(['Rye first']);
    await story.run(submitRequested({ target: edited }));
    expect(later(story.server)).toEqual([['Wheat first', post.scheduledAt]]);
    expect(story.posts().map(({ text }) => text)).toEqual(['Wheat first']);
    expect(story.state().drafts[edited]).toBeUndefined();
    const order = story.server.calls.map(({ method, path }) => `${method} ${path}`);
    expect(order.findLastIndex((call) => POST.test(call))).toBeGreaterThan(
      order.findLastIndex((call) => REMOVE.test(call)),
    );
  });

  it('opens as the list shows it, unless something was changed in it', async () => {
    const story = await withOne();
    const [post = {} as ScheduledPost] = story.posts();
    const edited = scheduledTarget(post);
    await story.run(scheduledPostEditRequested({ id: post.id }));
    const time = inAnHour() + HOUR;
    await story.run(rescheduleRequested({ id: post.id, time }));
    await story.run(scheduledPostEditRequested({ id: post.id }));
    expect(story.draft(edited).scheduledAt).toBe(time);
    await story.run(draftEdited({ target: edited, change: { text: 'Wheat first' } }));
    await story.run(scheduledPostEditRequested({ id: post.id }));
    expect(story.draft(edited).text).toBe('Wheat first');
    // It would be lost by posting what the list shows.
    await story.run(scheduledPostNowRequested({ id: post.id }));
    expect(story.server.texts()).toEqual([]);
    expect(story.draft(edited).text).toBe('Wheat first');
  });

  it('stays for the whole direct conversation, changed twice or posted now, until the sign-out', async () => {
    const reply = draftTarget('reply', 's1');
    const words = { text: 'Rye first', visibility: 'direct', conversationId: '7' } as const;
    const disk = fakeStorage();
    const story = tab(null, postingServer(), disk);
    await story.run(
      draftSaved({ target: reply, draft: someDraft({ ...words, scheduledAt: inAnHour() }) }),
      postRequested({ target: reply }),
      scheduledPostsOpened(),
    );
    const readers = () =>
      story.server.calls
        .filter(({ method, path }) => POST.test(`${method} ${path}`))
        .map(({ fields }) => [fields.status, fields.in_reply_to_conversation_id]);
    expect(readers()).toEqual([['Rye first', '7']]);
    // The list does not tell.
    for (const text of ['Wheat first', 'Oats first']) {
      const [{ id } = {} as ScheduledPost] = story.posts();
      const edited = scheduledTarget({ id });
      await story.run(scheduledPostEditRequested({ id }));
      expect(selectAnsweredConversation(story.state(), edited)).toBe('7');
      await story.run(draftEdited({ target: edited, change: { text } }));
      await story.run(submitRequested({ target: edited }));
      expect(readers().at(-1)).toEqual([text, '7']);
    }
    await story.run(scheduledPostNowRequested({ id: story.posts()[0]?.id ?? '' }));
    expect(readers().at(-1)).toEqual(['Oats first', '7']);
    expect(disk.table.has(SCHEDULED_READERS)).toBe(true);
    await story.run(loggedOut());
    expect(disk.table.has(SCHEDULED_READERS)).toBe(false);
  });

  it('is for those whom it mentions if the writer chose them since', async () => {
    const reply = draftTarget('reply', 's1');
    const words = { text: 'Rye first', visibility: 'direct', conversationId: '7' } as const;
    const story = tab();
    await story.run(
      draftSaved({ target: reply, draft: someDraft({ ...words, scheduledAt: inAnHour() }) }),
      postRequested({ target: reply }),
      scheduledPostsOpened(),
    );
    const [{ id } = {} as ScheduledPost] = story.posts();
    const edited = scheduledTarget({ id });
    await story.run(scheduledPostEditRequested({ id }));
    await story.run(
      draftEdited({ target: edited, change: { text: '@bo Wheat', conversationId: null } }),
    );
    // It can be chosen again.
    expect(selectPostOptions(story.state(), edited).offered).toContain('readers');
    await story.run(submitRequested({ target: edited }));
    const sent = story.server.calls.filter(({ method, path }) => POST.test(`${method} ${path}`));
    expect(sent.at(-1)?.fields.in_reply_to_conversation_id).toBeUndefined();
  });

  it('is posted now, once, and waits no more', async () => {
    const story = await withOne();
    const [post = {} as ScheduledPost] = story.posts();
    await story.run(scheduledPostNowRequested({ id: post.id }));
    expect(story.server.texts()).toEqual(['Rye first']);
    expect(later(story.server)).toEqual([]);
    expect(story.posts()).toEqual([]);
  });

  it('keeps the old one if that cannot be removed', async () => {
    const story = await withOne();
    const [post = {} as ScheduledPost] = story.posts();
    story.server.fail(REMOVE, { status: 403, body: { error: 'Not now' } });
    await story.run(scheduledPostNowRequested({ id: post.id }));
    expect(later(story.server).map(([text]) => text)).toEqual(['Rye first']);
    expect(story.server.texts()).toEqual([]);
    const edited = scheduledTarget(post);
    expect(story.sending(edited).failure).toMatchObject({ kind: 'refused', reason: 'Not now' });
    await story.run(postRequested({ target: edited }));
    expect(story.server.texts()).toEqual(['Rye first']);
    expect(later(story.server)).toEqual([]);
  });

  it('is held back when the old one has been posted, and is sent if the writer wants both', async () => {
    const story = await withOne();
    const [post = {} as ScheduledPost] = story.posts();
    const edited = scheduledTarget(post);
    await story.run(scheduledPostEditRequested({ id: post.id }));
    await story.run(
      draftEdited({ target: edited, change: { text: 'Wheat first', scheduledAt: null } }),
    );
    await clock.pass(2 * HOUR);
    story.server.later.length = 0;
    story.server.post({ status: 'Rye first' });
    await story.run(postRequested({ target: edited }));
    expect(story.sending(edited).failure).toEqual({ kind: 'published' });
    expect(story.server.texts()).toEqual(['Rye first']);
    expect(story.draft(edited).text).toBe('Wheat first');
    await story.run(postRequested({ target: edited }));
    expect(story.server.texts()).toEqual(['Rye first', 'Wheat first']);
  });
});

/** All moments of a run in which nothing goes wrong, but for those that leave the same. */
const moments: Moment[] = [
  'before write 1',
  'after write 1',
  'after write 2',
  'after write 3',
  'after call 1',
  'after write 4',
  'before write 5',
  'after write 5',
  'after write 6',
  'after write 7',
  'before write 8',
  'after write 8',
  'after write 9',
  'after write 10',
  'after write 11',
];

/** Replaces a scheduled post on a page that dies at this moment. */
async function replaceOn(diesAt: Moment | null) {
  const time = inAnHour();
  const world = browser(false, { [STORAGE_KEY]: storedSession });
  const wire = {
    id: '7',
    scheduled_at: new Date(time).toISOString(),
    params: { text: 'Rye first' },
  };
  world.server.later.push(wire);
  const post = decodeScheduledPost(wire) as ScheduledPost;
  const edited = scheduledTarget(post);
  const draft: Draft = {
    ...draftOfScheduled(post, emptyDraft),
    text: 'Wheat first',
    files: [someFile({ id: 'f1', description: 'Bread' })],
    idempotencyKey: 'key-1',
    changedAt: 1,
  };
  const page = world.open(null);
  await clock.pass(1_000);
  page.store.dispatch(draftSaved({ target: edited, draft }));
  await clock.pass(1_000);
  page.close();
  await settled();
  const sender = world.open(diesAt);
  await clock.pass(1_000);
  sender.store.dispatch(postRequested({ target: edited }));
  await clock.pass(1_000);
  return { world, sender, edited, time };
}

it('every moment of a replacement at which a page can die is covered', async () => {
  const { world, sender, time } = await replaceOn(null);
  sender.close();
  await settled();
  expect(later(world.server)).toEqual([['Wheat first', time]]);
  expect(moments).toEqual(expect.arrayContaining(world.tellingMoments()));
});

it.each(moments)('a page that dies %s replaces it once, and loses nothing', async (moment) => {
  const { world, edited, time } = await replaceOn(moment);
  const page = world.open(null);
  await clock.pass(1_000);
  const { text } = selectDraft(page.store.getState(), edited);
  const { busy } = selectSending(page.store.getState(), edited);
  const isOnServer = later(world.server).some(([words]) => words === 'Wheat first');
  expect(text !== '' || isOnServer).toBe(true);
  if (text !== '' && !busy) page.store.dispatch(postRequested({ target: edited }));
  await clock.passSeconds(40);
  expect(later(world.server)).toEqual([['Wheat first', time]]);
  expect(world.server.texts()).toEqual([]);
  page.close();
});
