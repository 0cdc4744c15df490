/**
 * The outbox: pressing Post creates a job, and whatever happens to it, the server gets the post
 * once.
 */
import type { Action } from '@reduxjs/toolkit';
import { emptyDraft, type Draft } from '@/domain/composer/draft';
import type { Job } from '@/domain/composer/outbox';
import { fileKey } from '@/domain/composer/upload';
import { timelineKey } from '@/domain/timelines/timeline';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  draftDiscarded,
  draftEdited,
  draftSaved,
  fileUploaded,
  postConfirmed,
  postRequested,
} from '@/slices/composer/drafts';
import { jobHurried, jobUpdated, jobStopped } from '@/slices/composer/outbox';
import { onlineChanged, socketJoined, tokenDoubted } from '@/slices/realtime/realtime';
import { dialogClosed } from '@/slices/engine/dialogs';
import { noticeShown } from '@/slices/engine/notices';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { statusesStreamed, timelineOpened, timelinePageFailed } from '@/slices/timelines/timelines';
import { uploadFailed } from '@/slices/composer/uploads';
import { settled, useStoppedClock } from '@support/clock';
import { fakeTabLocks, fakePage, fakeStorage } from '@support/context';
import { someAttachment, someDraft, someFile } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { DESCRIBE, LOOK, POST, postingServer, type Mishap } from '@support/composer/postingServer';
import { pageOf, plain, statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
const MINUTE = 60_000;

const target = 'new';
const before = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn({ source: { privacy: 'public', sensitive: false } }),
  pageOf('friends', plain('s1')),
];
const send = postRequested({ target });

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(outboxSaga);
}

interface World {
  server?: ReturnType<typeof postingServer>;
  disk?: ReturnType<typeof fakeStorage>;
  claims?: ReturnType<typeof fakeTabLocks>;
  page?: ReturnType<typeof fakePage>;
}

/** A tab with this draft; several tabs can share a server, a storage and tab locks. */
function tab(
  draft: Draft | null,
  { server = postingServer(), disk = fakeStorage(), claims = fakeTabLocks(), ...world }: World = {},
  more: Action[] = [],
) {
  const page = world.page ?? fakePage();
  const story = replay(writing, {
    before: [...before, ...(draft ? [draftSaved({ target, draft })] : []), ...more],
    context: {
      net: {
        fetch: server.fetch,
      },
      storage: {
        database: disk.storage,
        acquireTabLock: claims.claim,
      },
      page: page.events,
    },
  });
  return {
    ...story,
    server,
    disk,
    claims,
    page,
    sending: () => selectSending(story.state(), target),
    draft: () => selectDraft(story.state(), target),
    phases: () => story.all(jobUpdated).map(({ payload }) => payload.phase),
    press: async () => {
      story.dispatch(send);
      await settled();
    },
  };
}

const jobsOn = ({ table }: ReturnType<typeof fakeStorage>): Job[] =>
  [...table]
    .filter(([key]) => key.startsWith('job '))
    .map(([, record]) => (record as { job: Job }).job);

describe('a post', () => {
  it('POST-06 POST-10 is sent by its author, is shown at once, and makes room for the next', async () => {
    const story = tab(someDraft({ text: 'Hello', subject: 'Frogs', visibility: 'private' }));
    await story.press();
    expect(story.server.called(POST)).toMatchObject([
      { key: 'key-1', token: 'TOKEN-mia', fields: { status: 'Hello', spoiler_text: 'Frogs' } },
    ]);
    expect(makeSelectShownIds()(story.state(), 'friends')).toEqual(['t1', 's1']);
    expect(story.draft()).toEqual({ ...emptyDraft, visibility: 'private' });
    expect(story.phases()).toEqual(['uploading', 'uploading', 'describing', 'sending', 'sending']);
    expect(story.sending()).toMatchObject({ busy: false, phase: null });
    expect(jobsOn(story.disk)).toEqual([]);
  });

  it.each([
    ['says so where the post does not show', [], ['post_status.sent']],
    ['shows at home and says nothing', [timelineOpened({ key: timelineKey('friends') })], []],
  ])('%s', async (_, open, keys) => {
    const story = tab(someDraft(), {}, open);
    await story.press();
    await settled();
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.all(noticeShown).map(({ payload }) => payload.messageKey)).toEqual(keys);
  });

  it('POST-04 is a form with every field', async () => {
    const story = tab(null);
    const files = [someFile({ id: 'f1' }), someFile({ id: 'f2' })];
    const poll = { options: ['Yes', '', 'No'], multiple: true, expiresIn: 600 };
    const draft = someDraft({
      text: 'Which?',
      subject: 'Ponds',
      visibility: 'unlisted',
      contentType: 'text/markdown',
      sensitive: true,
      language: 'de',
      files,
      poll,
    });
    story.dispatch(draftSaved({ target: 'reply s1', draft }));
    story.dispatch(postRequested({ target: 'reply s1' }));
    await settled();
    story.dispatch(draftSaved({ target: 'quote s1', draft: someDraft({ idempotencyKey: 'q' }) }));
    story.dispatch(postRequested({ target: 'quote s1' }));
    await settled();
    expect(story.server.called(POST).map(({ fields }) => fields)).toEqual([
      {
        status: 'Which?',
        source: 'Linnet',
        spoiler_text: 'Ponds',
        visibility: 'unlisted',
        sensitive: 'true',
        content_type: 'text/markdown',
        language: 'de',
        'media_ids[]': ['m-f1', 'm-f2'],
        'poll[expires_in]': '600',
        'poll[multiple]': 'true',
        'poll[options][]': ['Yes', 'No'],
        in_reply_to_id: 's1',
      },
      {
        status: 'Hello',
        source: 'Linnet',
        visibility: 'public',
        sensitive: 'false',
        content_type: 'text/plain',
        quote_id: 's1',
        quoted_status_id: 's1',
      },
    ]);
  });

  it("POST-05 has the draft's idempotency key, a time with a random part, which is new with each change", async () => {
    const story = tab(null);
    story.dispatch(draftEdited({ target, change: { text: 'H' } }));
    await clock.pass(1);
    story.dispatch(draftEdited({ target, change: { text: 'Hi' } }));
    const { idempotencyKey } = story.draft();
    expect(idempotencyKey).toMatch(/^1795176000001-/);
    await story.press();
    expect(story.server.called(POST).map(({ key }) => key)).toEqual([idempotencyKey]);
  });

  it('does not affect drafts of other targets', async () => {
    const story = tab(someDraft());
    const draft = someDraft({ text: 'An answer', idempotencyKey: 'key-2' });
    story.dispatch(draftSaved({ target: 'reply s1', draft }));
    await story.press();
    expect(selectDraft(story.state(), 'reply s1').text).toBe('An answer');
  });

  it('of a reply closes its form, and only after it arrived', async () => {
    const story = tab(null, {}, [cardViewChanged({ statusId: 's1', changes: { replying: true } })]);
    story.server.fail(POST, { status: 403, body: { error: 'No' } });
    story.dispatch(draftSaved({ target: 'reply s1', draft: someDraft() }));
    story.dispatch(postRequested({ target: 'reply s1' }));
    await settled();
    expect(story.state().cardViews.s1).toMatchObject({ replying: true });
    story.dispatch(postRequested({ target: 'reply s1' }));
    await settled();
    expect(story.state().cardViews.s1).toMatchObject({ replying: false });
    expect(story.state().drafts).toEqual({});
  });

  it('ignores a second press', async () => {
    const story = tab(someDraft());
    story.dispatch(send);
    story.dispatch(send);
    await settled();
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.all(postConfirmed)).toHaveLength(1);
  });

  it('is sent when only the initial text of a reply was there', async () => {
    const ana = wireUser({ id: 'u2', username: 'ana', acct: 'ana' });
    const story = tab(null, {}, [statusesKnown(wireStatus({ id: 's2', account: ana }))]);
    story.dispatch(postRequested({ target: 'reply s2' }));
    await settled();
    expect(story.server.called(POST)[0]?.fields.status).toMatch(/^@ana /);
    expect(story.server.called(POST)[0]?.key).toMatch(/^\d+-id-/);
  });
});

describe('a refusal', () => {
  it('keeps the text and shows the reason; the next attempt has a new key', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, { status: 422, body: { error: 'Too many frogs' } });
    await story.press();
    expect(story.sending()).toMatchObject({
      busy: false,
      phase: 'failed',
      reason: 'Too many frogs',
      failure: { kind: 'refused' },
    });
    expect(story.draft().text).toBe('Hello');
    await story.press();
    const keys = story.server.called(POST).map(({ key }) => key);
    expect(keys[0]).toBe('key-1');
    expect(keys[1]).not.toBe('key-1');
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.draft().text).toBe('');
  });

  it.each([
    [403, 'This action is not allowed'],
    [422, 'Validation failed: Quoted status You are not allowed to quote this post'],
  ])(
    'of the quote by its author, with %i, keeps text and quote with the reason',
    async (status, error) => {
      const quote = 'quote s1';
      const story = tab(null);
      story.server.fail(POST, { status, body: { error } });
      story.dispatch(draftSaved({ target: quote, draft: someDraft({ text: 'Look' }) }));
      story.dispatch(postRequested({ target: quote }));
      await settled();
      expect(selectSending(story.state(), quote)).toMatchObject({
        busy: false,
        phase: 'failed',
        reason: error,
      });
      expect(selectDraft(story.state(), quote).text).toBe('Look');
      expect(story.server.texts()).toEqual([]);
      expect(story.server.called(POST)).toMatchObject([{ fields: { quoted_status_id: 's1' } }]);
    },
  );

  it('may come with a success status, and adds nothing to a timeline', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, { status: 200, body: { error: 'Not like this' } });
    await story.press();
    expect(story.sending()).toMatchObject({ phase: 'failed', reason: 'Not like this' });
    expect(story.all(statusesStreamed)).toEqual([]);
  });

  it('of the token keeps the text and has the session verified', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, { status: 403, body: { error: 'Invalid credentials.' } });
    await story.press();
    expect(story.all(tokenDoubted)).toHaveLength(1);
    story.dispatch(loggedOut('refusal'));
    await settled();
    expect(story.state().drafts[target]?.text).toBe('Hello');
    story.dispatch(userTokenReceived({ userToken: 'TOKEN-new' }));
    story.dispatch(signedIn());
    await settled();
    // Failures from before the logout are not shown after the next login.
    expect(story.sending()).toMatchObject({ phase: null, reason: null });
    const [key] = story.server.called(POST).map((sent) => sent.key);
    await story.press();
    expect(story.server.called(POST).at(-1)?.key).not.toBe(key);
    expect(story.server.called(POST).at(-1)?.token).toBe('TOKEN-new');
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('because of rate limiting makes the job wait, then send', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, { status: 429, body: { error: 'Throttled' } });
    await story.press();
    expect(story.sending()).toMatchObject({ busy: true, phase: 'waiting', revocable: true });
    await clock.pass(MINUTE);
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.sending().busy).toBe(false);
  });
});

describe('a post without an answer', () => {
  const cases: [string, Mishap][] = [
    ['the line breaks before', 'gone'],
    ['the line breaks behind', 'lost'],
    ['the server is silent', 'hangs'],
    ['the server has trouble before', { status: 503 }],
    ['the server has trouble behind', { status: 500, done: true }],
    ['a proxy cannot reach it', { status: 502, body: '<html>' }],
    ['the answer is no post', { status: 200, body: null, done: true }],
  ];

  it.each(cases)('when %s: is checked for, and sent once', async (_what, mishap) => {
    const story = tab(someDraft());
    story.server.fail(POST, mishap);
    await story.press();
    await clock.pass(30_000);
    await clock.pass(MINUTE);
    expect(story.server.texts()).toEqual(['Hello']);
    const posts = story.server.calls.findIndex(({ path }) => path === '/api/v1/statuses');
    const looks = story.server.calls.findIndex(({ path }) => /accounts/.test(path));
    expect(looks).toBeGreaterThan(posts);
    expect(story.draft().text).toBe('');
    expect(story.all(postConfirmed)).toHaveLength(1);
    expect(story.sending().busy).toBe(false);
  });

  it.each(cases)(
    'when %s: is sent once by a server without idempotency keys, too',
    async (_what, mishap) => {
      const story = tab(someDraft({ text: 'Line one\nLine *two*' }), {
        server: postingServer({ remembersKeys: false }),
      });
      story.server.fail(POST, mishap);
      await story.press();
      await clock.pass(30_000);
      await clock.pass(MINUTE);
      expect(story.server.texts()).toEqual(['Line one\nLine *two*']);
    },
  );

  it.each([-5, 5])(
    'is found, and told from an older one, by a server whose clock is %i hours ahead',
    async (hours) => {
      const server = postingServer({ remembersKeys: false, ahead: hours * 60 * MINUTE });
      server.post({ status: 'Hello' });
      await clock.pass(MINUTE);
      const story = tab(someDraft({ text: 'Hello' }), { server });
      server.fail(POST, 'lost');
      await story.press();
      await clock.pass(30_000);
      await clock.pass(MINUTE);
      expect(server.texts()).toEqual(['Hello', 'Hello']);
      expect(server.called(POST)).toHaveLength(1);
    },
  );

  it.each([-5, 5])(
    'is sent again if only an older one is there, with a clock %i hours ahead',
    async (hours) => {
      const server = postingServer({ remembersKeys: false, ahead: hours * 60 * MINUTE });
      server.post({ status: 'Hello' });
      await clock.pass(MINUTE);
      const story = tab(someDraft({ text: 'Hello' }), { server });
      server.fail(POST, 'gone');
      await story.press();
      await clock.pass(30_000);
      await clock.pass(MINUTE);
      expect(server.texts()).toEqual(['Hello', 'Hello']);
    },
  );

  it('keeps its key over all attempts', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, 'gone', { status: 502 }, 'gone');
    await story.press();
    await clock.passSeconds(120);
    expect(story.server.called(POST).map(({ key }) => key)).toEqual([
      'key-1',
      'key-1',
      'key-1',
      'key-1',
    ]);
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('waits before checking, as the server may not be done', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, 'gone');
    await story.press();
    expect(story.sending()).toMatchObject({ busy: true, phase: 'unknown' });
    await clock.pass(4_900);
    expect(story.server.called(LOOK)).toEqual([]);
    await clock.pass(200);
    expect(story.server.called(LOOK)).toHaveLength(1);
    expect(story.server.called(POST)).toHaveLength(2);
  });

  it.each([
    ['socket is back', [socketJoined()]],
    [
      'timeline is answered again',
      [
        timelinePageFailed({ key: 'friends', kind: 'news', reason: '' }),
        pageOf('friends', plain('s1')),
      ],
    ],
  ])('is sent as soon as the %s after an outage', async (_what, signs) => {
    const story = tab(someDraft());
    story.server.fail(POST, ...Array.from({ length: 4 }, (): Mishap => ({ status: 502 })));
    await story.press();
    await clock.passSeconds(40);
    expect(story.server.called(POST)).toHaveLength(4);
    // Without a signal it would wait for 40 s after the last attempt.
    await clock.pass(6_000);
    for (const sign of signs) story.dispatch(sign);
    await clock.pass(100);
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.sending()).toMatchObject({ busy: false, phase: null });
  });

  it('is not checked any sooner when the socket reconnects at once', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, 'gone');
    await story.press();
    story.dispatch(socketJoined());
    await clock.pass(4_900);
    expect(story.server.called(LOOK)).toEqual([]);
    await clock.pass(200);
    expect(story.server.called(LOOK)).toHaveLength(1);
  });

  it('stops being retried after a while, with the text kept; the next press checks before it sends', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, ...Array.from({ length: 6 }, (): Mishap => ({ status: 502 })));
    await story.press();
    await clock.passSeconds(400);
    expect(story.sending()).toMatchObject({ busy: false, failure: { kind: 'unknown' } });
    expect(story.draft().text).toBe('Hello');
    story.server.calls.length = 0;
    await story.press();
    await clock.pass(6_000);
    const paths = story.server.calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(['GET /api/v1/accounts/u1/statuses', 'POST /api/v1/statuses']);
    expect(story.server.called(POST)[0]?.key).toBe('key-1');
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('gets a new key if the server repeats an old failure', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, 'gone');
    story.server.remember('key-1', 500, { error: 'Something went wrong' });
    await story.press();
    await clock.passSeconds(60);
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.server.called(POST).map(({ key }) => key === 'key-1')).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is not confused with another post with the same text', async () => {
    const server = postingServer({ remembersKeys: false });
    const older = tab(someDraft({ idempotencyKey: 'older' }), { server });
    await older.press();
    await clock.pass(1_000);
    older.dispatch(draftSaved({ target, draft: someDraft({ idempotencyKey: 'newer' }) }));
    server.fail(POST, 'gone');
    await older.press();
    await clock.pass(MINUTE);
    expect(server.texts()).toEqual(['Hello', 'Hello']);
  });

  it('is compared by its letters if the server does not send the source', async () => {
    const server = postingServer({ remembersKeys: false, tellsSource: false });
    const story = tab(someDraft({ text: 'To **whom**?' }), { server });
    server.fail(POST, 'lost');
    await story.press();
    await clock.pass(MINUTE);
    expect(server.texts()).toEqual(['To **whom**?']);
  });

  it('is not sent again with a changed text if the earlier one had arrived', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, 'lost');
    story.server.fail(LOOK, ...Array.from({ length: 8 }, (): Mishap => ({ status: 502 })));
    story.server.fail(LOOK, ...Array.from({ length: 24 }, (): Mishap => 'gone'));
    await story.press();
    await clock.passSeconds(600);
    expect(story.sending()).toMatchObject({ failure: { kind: 'unknown' } });
    story.dispatch(draftEdited({ target, change: { text: 'Hello you' } }));
    story.server.fail(/nothing/, 'gone');
    await story.press();
    await clock.passSeconds(600);
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.draft().text).toBe('Hello you');
    expect(story.sending().busy).toBe(false);
    expect(story.state().notices.map(({ messageKey }) => messageKey)).toEqual([
      'post_status.sent_before',
    ]);
  });

  it('can be cancelled, and stays marked as possibly sent', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, 'lost');
    await story.press();
    story.dispatch(jobStopped({ id: 'key-1' }));
    await settled();
    expect(story.sending()).toMatchObject({ busy: false, failure: { kind: 'unknown' } });
    await clock.pass(10 * MINUTE);
    expect(story.server.called(LOOK)).toEqual([]);
    await story.press();
    await clock.pass(MINUTE);
    expect(story.server.texts()).toEqual(['Hello']);
  });
});

describe('the time for undoing a post', () => {
  const undo = (seconds: number) => settingChanged({ name: 'postUndoSeconds', value: seconds });

  it('passes before anything is sent [postUndoSeconds]', async () => {
    const story = tab(someDraft(), {}, [undo(10)]);
    await story.press();
    expect(story.sending()).toMatchObject({
      busy: true,
      phase: 'waiting',
      revocable: true,
      dueAt: clock.now() + 10_000,
    });
    await clock.pass(9_900);
    expect(story.server.calls).toEqual([]);
    await clock.pass(200);
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('restores the text when it is used', async () => {
    const story = tab(someDraft(), {}, [undo(10)]);
    await story.press();
    story.dispatch(jobStopped({ id: 'key-1' }));
    await clock.pass(MINUTE);
    expect(story.server.calls).toEqual([]);
    expect(story.draft().text).toBe('Hello');
    expect(story.sending()).toMatchObject({ busy: false, phase: null });
    expect(jobsOn(story.disk)).toEqual([]);
  });

  it('brings back the form where that is not on the page', async () => {
    const story = tab(someDraft({ idempotencyKey: null }), {}, [undo(10)]);
    const reply = 'reply s1';
    story.dispatch(draftSaved({ target: reply, draft: someDraft({ idempotencyKey: 'key-r' }) }));
    story.dispatch(postRequested({ target: reply }));
    await settled();
    story.dispatch(jobStopped({ id: 'key-r' }));
    await settled();
    expect(story.state().dialogs).toEqual([{ kind: 'postStatus', props: { target: reply } }]);
    story.dispatch(dialogClosed({ kind: 'postStatus' }));
    // The form for a new post is in the panel.
    await story.press();
    const [job] = Object.keys(story.state().outbox ?? {});
    story.dispatch(jobStopped({ id: job ?? '' }));
    await settled();
    expect(story.state().dialogs).toEqual([]);
  });

  it('ends at once if the writer does not want it; a link leads to the post', async () => {
    const story = tab(someDraft(), {}, [undo(10)]);
    await story.press();
    await clock.pass(1_000);
    story.dispatch(jobHurried({ id: 'another' }));
    await settled();
    expect(story.server.calls).toEqual([]);
    story.dispatch(jobHurried({ id: 'key-1' }));
    await settled();
    expect(story.server.texts()).toEqual(['Hello']);
    expect(story.all(noticeShown).map(({ payload }) => payload)).toMatchObject([
      { messageKey: 'post_status.sent', statusId: 't1' },
    ]);
  });

  it('is not shortened where a server wants the pause', async () => {
    const story = tab(someDraft());
    story.server.fail(POST, { status: 429 });
    await story.press();
    story.dispatch(jobHurried({ id: 'key-1' }));
    await settled();
    expect(story.server.called(POST)).toHaveLength(1);
    await clock.pass(MINUTE);
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('passes while the browser is offline, and the post waits on', async () => {
    const story = tab(someDraft(), {}, [undo(10)]);
    await story.press();
    story.dispatch(onlineChanged(false));
    await clock.pass(MINUTE);
    expect(story.server.calls).toEqual([]);
    expect(story.sending()).toMatchObject({ busy: true, offline: true, revocable: true });
    story.dispatch(onlineChanged(true));
    await settled();
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('outlives its page: the next one can undo it', async () => {
    const closed = tab(someDraft(), {}, [undo(30)]);
    await closed.press();
    closed.task.cancel();
    await clock.pass(1_000);
    const next = tab(null, { server: closed.server, disk: closed.disk, claims: closed.claims });
    await settled();
    expect(next.sending()).toMatchObject({ busy: true, phase: 'waiting', revocable: true });
    next.dispatch(jobStopped({ id: 'key-1' }));
    await clock.pass(MINUTE);
    expect(next.server.calls).toEqual([]);
    expect(next.draft().text).toBe('Hello');
    expect(next.sending()).toMatchObject({ busy: false, phase: null });
    expect(jobsOn(next.disk)).toEqual([]);
  });

  it('is at most half a minute', async () => {
    const story = tab(someDraft(), {}, [undo(900)]);
    await story.press();
    await clock.pass(31_000);
    expect(story.server.texts()).toEqual(['Hello']);
  });
});

describe('a post written offline', () => {
  it('waits and says so, and is sent when the network is back', async () => {
    const story = tab(someDraft(), {}, [onlineChanged(false)]);
    await story.press();
    expect(story.sending()).toMatchObject({ busy: true, offline: true, revocable: true });
    await clock.pass(10 * MINUTE);
    expect(story.server.calls).toEqual([]);
    story.dispatch(onlineChanged(true));
    await settled();
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('that is too old asks the author first', async () => {
    const story = tab(someDraft(), {}, [onlineChanged(false)]);
    await story.press();
    await clock.pass(61 * MINUTE);
    story.dispatch(onlineChanged(true));
    await settled();
    expect(story.server.calls).toEqual([]);
    expect(story.sending()).toMatchObject({ busy: false, failure: { kind: 'late' } });
    await story.press();
    expect(story.server.texts()).toEqual(['Hello']);
  });
});

describe('files of a post', () => {
  it('are uploaded completely before the post is sent', async () => {
    const story = tab(someDraft({ files: [someFile({ attachment: null })] }));
    await story.press();
    expect(story.sending()).toMatchObject({ busy: true, phase: 'uploading' });
    story.dispatch(fileUploaded({ fileId: 'f1', attachment: someAttachment('m9') }));
    await settled();
    expect(story.server.called(POST)).toMatchObject([{ fields: { 'media_ids[]': ['m9'] } }]);
    expect(story.draft().files).toEqual([]);
  });

  it('that fail to upload block the post', async () => {
    const story = tab(someDraft({ files: [someFile({ attachment: null })] }));
    await story.press();
    story.dispatch(uploadFailed({ fileId: 'f1', failure: { kind: 'other', detail: 'No' } }));
    await settled();
    expect(story.sending()).toMatchObject({ busy: false, failure: { kind: 'upload' } });
    expect(story.server.calls).toEqual([]);
    expect(story.draft()).toMatchObject({ text: 'Hello', files: [{ id: 'f1' }] });
  });

  const described = someDraft({
    files: [
      someFile({ id: 'f1', description: 'A frog' }),
      someFile({ id: 'f2', description: ' ' }),
      someFile({ id: 'f3', description: 'A pond', attachment: someAttachment('m-f3', 'A pond') }),
      someFile({ id: 'f4', description: 'Two ponds' }),
    ],
  });

  it('POST-29 get their descriptions before the post is sent, if there are any', async () => {
    const story = tab(described);
    await story.press();
    expect(story.server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/v1/media/m-f1',
      'PUT /api/v1/media/m-f4',
      'POST /api/v1/statuses',
    ]);
    expect(story.server.descriptions).toEqual({ 'm-f1': 'A frog', 'm-f4': 'Two ponds' });
    expect(story.draft().files).toEqual([]);
  });

  it('get their focal points with the same call, on servers that take them and if they are new', async () => {
    const files = [
      someFile({ id: 'f1', description: 'A frog', focus: { x: 0.5, y: -0.25 } }),
      someFile({ id: 'f2', focus: { x: 0, y: 1 } }),
      someFile({ id: 'f3', focus: { x: 0, y: 0 } }),
    ];
    const elsewhere = tab(someDraft({ files }));
    await elsewhere.press();
    expect(elsewhere.server.called(DESCRIBE).map(({ fields }) => fields)).toEqual([
      { description: 'A frog' },
    ]);
    const mastodon = [instanceConfigured({ instance: { family: 'mastodon' } })];
    const story = tab(someDraft({ files }), {}, mastodon);
    story.server.fail(DESCRIBE, 'lost');
    await story.press();
    expect(story.sending().failure).toMatchObject({ kind: 'description' });
    await story.press();
    // The answer got lost, and so it is said again, which changes nothing.
    expect(story.server.called(DESCRIBE).at(-2)?.fields).toEqual({
      description: 'A frog',
      focus: '0.5,-0.25',
    });
    expect(story.server.called(DESCRIBE).at(-1)?.fields).toEqual({ focus: '0,1' });
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('that are videos get their pictures before the post is sent, on Mastodon; a try repeats them', async () => {
    const files = [
      someFile({ id: 'f1', type: 'video/mp4', poster: 'p1', description: 'A frog' }),
      someFile({ id: 'f2', type: 'video/mp4', poster: 'lost' }),
      someFile({ id: 'f3', type: 'video/mp4' }),
    ];
    const kept = () => fakeStorage({ [fileKey('p1')]: new Blob(['frame'], { type: 'image/png' }) });
    const elsewhere = tab(someDraft({ files }), { disk: kept() });
    await elsewhere.press();
    expect(elsewhere.server.called(DESCRIBE)).toHaveLength(1);
    const mastodon = [instanceConfigured({ instance: { family: 'mastodon' } })];
    const story = tab(someDraft({ files }), { disk: kept() }, mastodon);
    story.server.fail(/PUT .*m-f1/, 'fine', { status: 422, body: { error: 'Not a picture' } });
    await story.press();
    expect(story.sending()).toMatchObject({ reason: 'Not a picture', busy: false });
    expect(story.server.called(POST)).toEqual([]);
    await story.press();
    const sent = story.server.called(DESCRIBE).map(({ path, fields }) => [path.slice(-4), fields]);
    expect(sent).toEqual([
      ['m-f1', { description: 'A frog' }],
      ['m-f1', { thumbnail: expect.any(Blob) }],
      ['m-f1', { thumbnail: expect.any(Blob) }],
    ]);
    expect(await (sent.at(-1)?.[1] as { thumbnail: Blob }).thumbnail.text()).toBe('frame');
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('whose description fails block the post; descriptions are not sent twice', async () => {
    const story = tab(described);
    story.server.fail(/PUT \/api\/v1\/media\/m-f4/, { status: 400, body: { error: 'No words' } });
    await story.press();
    expect(story.sending()).toMatchObject({
      busy: false,
      reason: 'No words',
      failure: { kind: 'description' },
    });
    expect(story.server.called(POST)).toEqual([]);
    expect(story.draft().files).toHaveLength(4);
    await story.press();
    expect(story.server.called(DESCRIBE).map(({ path }) => path.slice(-4))).toEqual([
      'm-f1',
      'm-f4',
      'm-f4',
    ]);
    expect(story.server.texts()).toEqual(['Hello']);
  });
});

describe('posts from two tabs', () => {
  const shared = () => ({
    server: postingServer({ remembersKeys: false }),
    disk: fakeStorage(),
    claims: fakeTabLocks(),
  });

  it('that are sent at the same time are sent once', async () => {
    const world = shared();
    const one = tab(someDraft(), world);
    const other = tab(someDraft(), world);
    one.dispatch(send);
    other.dispatch(send);
    await settled();
    expect(world.server.texts()).toEqual(['Hello']);
    for (const story of [one, other]) {
      expect(story.draft().text).toBe('');
      expect(story.sending().busy).toBe(false);
    }
  });

  it('are announced to the other tab when they are sent', async () => {
    const world = shared();
    const one = tab(someDraft(), world);
    const other = tab(someDraft(), world);
    await one.press();
    expect(one.page.told).toMatchObject([{ sent: { id: 'key-1', statusId: 't1' } }]);
    other.page.tabs.change(one.page.told[0]);
    await settled();
    expect(other.draft().text).toBe('');
  });

  it('are not sent again if the other tab sent them long ago', async () => {
    const world = shared();
    const one = tab(someDraft(), world);
    const other = tab(someDraft(), world);
    await one.press();
    await clock.pass(10 * MINUTE);
    await other.press();
    expect(world.server.texts()).toEqual(['Hello']);
    expect(other.draft().text).toBe('');
  });

  it('with different texts are sent in parallel', async () => {
    const world = shared();
    const one = tab(someDraft({ text: 'One', idempotencyKey: 'k1' }), world);
    const other = tab(someDraft({ text: 'Other', idempotencyKey: 'k2' }), world);
    one.dispatch(send);
    other.dispatch(send);
    await settled();
    expect(world.server.texts().toSorted()).toEqual(['One', 'Other']);
  });

  /** Two open tabs that hear each other; the post waits in the first one. */
  async function waiting() {
    const world = shared();
    const undo = settingChanged({ name: 'postUndoSeconds', value: 10 });
    const one = tab(someDraft(), world, [undo]);
    const other = tab(someDraft(), world, [undo]);
    const heard = new Map([
      [one, 0],
      [other, 0],
    ]);
    const talk = async () => {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const news = from.page.told.slice(heard.get(from));
        heard.set(from, from.page.told.length);
        news.forEach((each) => to.page.tabs.tell(each));
        await settled();
      }
    };
    await one.press();
    await talk();
    expect(other.sending()).toMatchObject({ phase: 'waiting', revocable: true });
    return { ...world, one, other, talk };
  }

  it('that wait are sent by the tab that is left', async () => {
    const { one, other, server } = await waiting();
    one.task.cancel();
    await clock.pass(11_000);
    expect(server.texts()).toEqual(['Hello']);
    expect(other.draft().text).toBe('');
  });

  it('that wait are sent once while both are open', async () => {
    const { one, other, server, talk } = await waiting();
    await clock.pass(11_000);
    await talk();
    expect(server.texts()).toEqual(['Hello']);
    for (const story of [one, other]) {
      expect(story.draft().text).toBe('');
      expect(story.sending().busy).toBe(false);
      expect(story.all(noticeShown).map(({ payload }) => payload.messageKey)).not.toContain(
        'post_status.sent_before',
      );
    }
  });

  it('that wait can be undone in either', async () => {
    const { one, other, server, disk, talk } = await waiting();
    other.dispatch(jobStopped({ id: 'key-1' }));
    await settled();
    await talk();
    await clock.pass(MINUTE);
    expect(server.calls).toEqual([]);
    expect(jobsOn(disk)).toEqual([]);
    for (const story of [one, other]) {
      expect(story.draft().text).toBe('Hello');
      expect(story.sending()).toMatchObject({ busy: false, phase: null });
    }
  });

  it('that wait can be sent at once from either', async () => {
    const { other, server, talk } = await waiting();
    other.dispatch(jobHurried({ id: 'key-1' }));
    await settled();
    await talk();
    expect(server.texts()).toEqual(['Hello']);
  });

  it('that are on their way cannot be undone by a tab that does not know yet', async () => {
    const { other, server, disk } = await waiting();
    server.fail(POST, 'hangs');
    await clock.pass(11_000);
    other.dispatch(jobStopped({ id: 'key-1' }));
    await settled();
    expect(jobsOn(disk)).toMatchObject([{ phase: 'sending' }]);
    await clock.pass(2 * MINUTE);
    expect(server.texts()).toEqual(['Hello']);
    expect(jobsOn(disk)).toEqual([]);
  });

  it('are taken over when one tab is closed in between', async () => {
    const world = shared();
    const one = tab(someDraft(), world);
    world.server.fail(POST, 'lost');
    await one.press();
    const other = tab(null, world);
    await settled();
    expect(other.sending()).toMatchObject({ busy: true, phase: 'unknown' });
    expect(other.draft().text).toBe('Hello');
    await clock.pass(3_000);
    one.task.cancel();
    await clock.pass(MINUTE);
    expect(world.server.texts()).toEqual(['Hello']);
    expect(other.draft().text).toBe('');
  });
});

describe('an outbox job', () => {
  it('is never sent by another account', async () => {
    const disk = fakeStorage();
    const server = postingServer();
    const story = tab(someDraft(), { disk, server }, [onlineChanged(false)]);
    await story.press();
    story.task.cancel();
    const other = tab(null, { disk, server }, [signedIn({ id: 'u2', screenName: 'ana' })]);
    await clock.pass(MINUTE);
    expect(server.called(POST)).toEqual([]);
    expect(other.sending()).toMatchObject({ busy: false, phase: null });
    expect(jobsOn(disk)).toMatchObject([{ ownerId: 'u1', draft: { text: 'Hello' } }]);
  });

  it('pauses while its owner is signed out involuntarily, and continues when they return', async () => {
    const story = tab(someDraft(), {}, [settingChanged({ name: 'postUndoSeconds', value: 10 })]);
    await story.press();
    story.dispatch(loggedOut('refusal'));
    await clock.pass(MINUTE);
    expect(story.server.calls).toEqual([]);
    story.dispatch(userTokenReceived({ userToken: 'TOKEN-new' }));
    story.dispatch(signedIn());
    await settled();
    expect(story.server.called(POST)).toMatchObject([{ token: 'TOKEN-new' }]);
  });

  it('is removed when its owner logs out', async () => {
    const story = tab(someDraft());
    await story.press();
    story.dispatch(draftSaved({ target, draft: someDraft({ idempotencyKey: 'key-2' }) }));
    story.dispatch(onlineChanged(false));
    await story.press();
    expect([...story.disk.table.keys()]).toEqual(['sent key-1', 'job key-2']);
    story.dispatch(loggedOut());
    await settled();
    expect([...story.disk.table.keys()]).toEqual([]);
  });

  it('that failed is removed with its discarded text', async () => {
    const disk = fakeStorage();
    const story = tab(someDraft(), { disk });
    story.server.fail(POST, { status: 422, body: { error: 'No' } });
    await story.press();
    expect(jobsOn(disk)).toHaveLength(1);
    story.dispatch(draftDiscarded({ target, draft: story.draft() }));
    await settled();
    expect(jobsOn(disk)).toEqual([]);
    expect(story.sending().failure).toBeNull();
  });

  it('continues when its saga has crashed', async () => {
    const disk = fakeStorage();
    const server = postingServer();
    server.fail(POST, 'gone');
    const story = tab(someDraft(), { disk, server });
    await story.press();
    story.task.cancel();
    const next = tab(someDraft(), { disk, server }, [jobUpdated(jobsOn(disk)[0]!)]);
    await clock.pass(MINUTE);
    expect(server.texts()).toEqual(['Hello']);
    expect(next.sending().busy).toBe(false);
  });

  it('is sent even if no tab lock can be obtained', async () => {
    const claims = { held: [], claim: () => Promise.reject(new Error('No locks')) };
    const story = tab(someDraft(), { claims });
    await story.press();
    expect(story.server.texts()).toEqual(['Hello']);
  });

  it('that is damaged or of another version is ignored', async () => {
    const disk = fakeStorage({
      'job a': { version: 1, job: { id: 'a', phase: 'sending' } },
      'job b': { version: 0, job: {} },
      'job c': 'nonsense',
      'job d': null,
      'sent e': { version: 1 },
    });
    const story = tab(null, { disk });
    await clock.pass(MINUTE);
    expect(story.server.calls).toEqual([]);
    expect(story.state().outbox).toEqual({});
  });

  it('runs in memory where the browser stores nothing', async () => {
    const disk = fakeStorage();
    disk.state.broken = true;
    const quiet = {
      ...disk.storage,
      get: () => Promise.resolve(undefined),
      set: () => Promise.resolve(false),
    };
    const story = tab(someDraft(), { disk: { ...disk, storage: quiet } });
    story.server.fail(POST, 'gone');
    await story.press();
    await clock.pass(MINUTE);
    expect(story.server.texts()).toEqual(['Hello']);
  });
});
