/**
 * A chain: several posts that answer one another are sent as one job. Whatever happens, each is on the
 * server once and in order, or its text is back in the form.
 */
import type { Action } from '@reduxjs/toolkit';
import { MOST_PARTS } from '@/domain/composer/chain/chain';
import { partsOf, type Draft } from '@/domain/composer/draft';
import { chainsSaga } from '@/sagas/composer/chains';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { partsArranged, type Arrangement } from '@/slices/composer/composers';
import { draftEdited, draftSaved, postRequested } from '@/slices/composer/drafts';
import { jobStopped } from '@/slices/composer/outbox';
import { noticeShown } from '@/slices/engine/notices';
import { onlineChanged } from '@/slices/realtime/realtime';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { fakeTabLocks, fakePage, fakeStorage } from '@support/context';
import { someDraft, someFile, somePart } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { POST, postingServer } from '@support/composer/postingServer';
import { pageOf, plain } from '@support/statuses/statuses';

const clock = useStoppedClock();
const MINUTE = 60_000;
const target = 'new';

const chain = someDraft({
  text: 'One',
  parts: [
    somePart({
      text: 'Two',
      subject: 'Frogs',
      files: [someFile({ id: 'f1', description: 'A frog' })],
    }),
    somePart({ text: 'Three', poll: { options: ['Yes', 'No'], multiple: false, expiresIn: 600 } }),
  ],
});

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(chainsSaga);
  yield* fork(outboxSaga);
}

interface World {
  server?: ReturnType<typeof postingServer>;
  disk?: ReturnType<typeof fakeStorage>;
  claims?: ReturnType<typeof fakeTabLocks>;
}

function tab(
  draft = chain,
  { server = postingServer(), disk = fakeStorage(), claims = fakeTabLocks() }: World = {},
  more: Action[] = [],
) {
  const page = fakePage();
  const story = replay(writing, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn({ source: { privacy: 'public', sensitive: false } }),
      pageOf('friends', plain('s1')),
      draftSaved({ target, draft }),
      ...more,
    ],
    context: {
      net: { fetch: server.fetch },
      storage: { database: disk.storage, acquireTabLock: claims.claim },
      page: page.events,
    },
  });
  return {
    ...story,
    server,
    disk,
    claims,
    sending: () => selectSending(story.state(), target),
    draft: () => selectDraft(story.state(), target),
    notices: () => story.all(noticeShown).map(({ payload }) => payload),
    press: async () => {
      story.dispatch(postRequested({ target }));
      await settled();
    },
  };
}

/** The posts on the server: the text of each, and the text of the one that it answers. */
const threadOn = (server: ReturnType<typeof postingServer>): [string, string | null][] => {
  const texts = server.texts();
  return server.posts().map(({ in_reply_to_id }, at) => {
    const answered = server.posts().findIndex(({ id }) => id === in_reply_to_id);
    return [texts[at] ?? '', answered < 0 ? (in_reply_to_id ?? null) : (texts[answered] ?? '')];
  });
};

const whole = [
  ['One', null],
  ['Two', 'One'],
  ['Three', 'Two'],
];

describe('a chain', () => {
  it('is sent in order; each post answers the one before, with its own subject, files and poll', async () => {
    const story = tab();
    await story.press();
    expect(threadOn(story.server)).toEqual(whole);
    expect(story.server.posts()).toMatchObject([
      { spoiler_text: '', media_attachments: [], poll: null },
      { spoiler_text: 'Frogs', media_attachments: [{ description: 'A frog' }], poll: null },
      { spoiler_text: '', media_attachments: [], poll: { options: [{}, {}] } },
    ]);
    const keys = story.server.called(POST).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(story.draft()).toMatchObject({ text: '', parts: [], sentParts: [] });
    expect(story.sending()).toMatchObject({ busy: false, failure: null });
    expect(story.notices()).toMatchObject([{ messageKey: 'post_status.sent', statusId: 't1' }]);
  });

  it('has one visibility, and its own answered post only for the first', async () => {
    const answer = someDraft({ ...chain, visibility: 'unlisted' });
    const story = tab();
    story.dispatch(draftSaved({ target: 'reply s1', draft: answer }));
    story.dispatch(postRequested({ target: 'reply s1' }));
    await settled();
    expect(threadOn(story.server)).toEqual([['One', 's1'], ...whole.slice(1)]);
    expect(story.server.posts().map(({ visibility }) => visibility)).toEqual(
      Array.from({ length: 3 }, () => 'unlisted'),
    );
  });

  it('is numbered if its writer wants that', async () => {
    const story = tab({ ...chain, numbered: true });
    await story.press();
    expect(story.server.texts()).toEqual(['One\n\n1/3', 'Two\n\n2/3', 'Three\n\n3/3']);
  });

  it('waits as a whole while it can be undone, and comes back as a whole', async () => {
    const story = tab(chain, {}, [settingChanged({ name: 'postUndoSeconds', value: 5 })]);
    await story.press();
    await clock.pass(4_000);
    story.dispatch(jobStopped({ id: 'key-1' }));
    await clock.pass(MINUTE);
    expect(story.server.calls).toEqual([]);
    expect(story.draft()).toEqual(chain);
    await story.press();
    await clock.pass(MINUTE);
    expect(threadOn(story.server)).toEqual(whole);
  });

  it('goes on after a lost answer, and doubles nothing', async () => {
    for (const remembersKeys of [true, false]) {
      const story = tab(chain, { server: postingServer({ remembersKeys }) });
      story.server.fail(POST, 'lost', 'gone', 'lost', { status: 502, done: true });
      await story.press();
      await clock.pass(5 * MINUTE);
      expect(threadOn(story.server)).toEqual(whole);
      expect(story.draft().text).toBe('');
    }
  });

  it('of equal posts is still sent whole and once', async () => {
    const same = somePart({ text: 'Same' });
    const story = tab(someDraft({ text: 'Same', parts: [same, same] }), {
      server: postingServer({ remembersKeys: false }),
    });
    story.server.fail(POST, 'lost', 'lost', 'lost');
    await story.press();
    await clock.pass(5 * MINUTE);
    expect(story.server.posts().map(({ id, in_reply_to_id }) => [id, in_reply_to_id])).toEqual([
      ['t1', null],
      ['t2', 't1'],
      ['t3', 't2'],
    ]);
  });

  it('waits offline between two posts, and goes on', async () => {
    const story = tab();
    story.server.fail(POST, { status: 429 });
    await story.press();
    story.dispatch(onlineChanged(false));
    await clock.pass(10 * MINUTE);
    expect(story.server.texts()).toEqual([]);
    story.dispatch(onlineChanged(true));
    await clock.pass(MINUTE);
    expect(threadOn(story.server)).toEqual(whole);
  });
});

describe('a chain that stops', () => {
  const tooMany = { status: 422, body: { error: 'Too many frogs' } };

  /** The second post is refused. */
  async function refused() {
    const story = tab();
    story.server.fail(POST, 'fine', tooMany);
    await story.press();
    expect(threadOn(story.server)).toEqual([['One', null]]);
    return story;
  }

  it('at a refused post says why, and the others are back in the form', async () => {
    const story = await refused();
    expect(story.sending()).toMatchObject({
      busy: false,
      failure: { kind: 'refused', reason: 'Too many frogs' },
    });
    expect(story.draft()).toMatchObject({
      text: 'Two',
      subject: 'Frogs',
      files: [{ id: 'f1', description: 'A frog' }],
      parts: chain.parts.slice(1),
      sentParts: ['t1'],
    });
  });

  it('goes on after the last post that was sent, also with a changed text', async () => {
    const story = await refused();
    story.dispatch(draftEdited({ target, change: { text: 'Second' } }));
    story.dispatch(draftEdited({ target, part: 1, change: { text: 'Third' } }));
    await story.press();
    expect(threadOn(story.server)).toEqual([
      ['One', null],
      ['Second', 'One'],
      ['Third', 'Second'],
    ]);
    expect(story.draft()).toMatchObject({ text: '', parts: [], sentParts: [] });
  });

  it('counts on when it is numbered', async () => {
    const story = tab({ ...chain, numbered: true });
    story.server.fail(POST, 'fine', tooMany);
    await story.press();
    await story.press();
    expect(story.server.texts()).toEqual(['One\n\n1/3', 'Two\n\n2/3', 'Three\n\n3/3']);
  });

  it('says so when the posts that it continues have been deleted, and then begins anew', async () => {
    const story = await refused();
    await clock.pass(MINUTE);
    story.server.remove('t1');
    await story.press();
    expect(story.sending().failure).toEqual({ kind: 'chainGone' });
    expect(story.draft()).toMatchObject({ text: 'Two', parts: [{ text: 'Three' }], sentParts: [] });
    expect(story.server.texts()).toEqual([]);
    await story.press();
    expect(threadOn(story.server)).toEqual([
      ['Two', null],
      ['Three', 'Two'],
    ]);
  });

  it('says so, too, when the first of them is gone', async () => {
    const story = tab();
    story.server.fail(POST, 'fine', 'fine', tooMany);
    await story.press();
    await clock.pass(MINUTE);
    story.server.remove('t1');
    await story.press();
    expect(story.sending().failure).toEqual({ kind: 'chainGone' });
    expect(story.server.texts()).toEqual(['Two']);
  });

  it('looks for them again where a server refuses the answer', async () => {
    const story = tab();
    story.server.fail(POST, 'fine', { status: 404 });
    story.server.fail(/^GET .*statuses\/t1$/, { status: 404 });
    await story.press();
    expect(story.sending().failure).toEqual({ kind: 'chainGone' });
    expect(story.draft()).toMatchObject({ text: 'Two', sentParts: [] });
  });

  it('by its writer keeps what was not sent', async () => {
    const story = tab();
    story.server.fail(POST, 'fine', { status: 429 });
    await story.press();
    story.dispatch(jobStopped({ id: 'key-1' }));
    await clock.pass(10 * MINUTE);
    expect(threadOn(story.server)).toEqual([['One', null]]);
    expect(story.draft()).toMatchObject({ text: 'Two', sentParts: ['t1'] });
    expect(story.sending()).toMatchObject({ busy: false, failure: null });
  });

  it('without an answer looks for that post before it goes on, though another was changed', async () => {
    const story = tab(chain, { server: postingServer({ remembersKeys: false }) });
    story.server.fail(POST, 'fine', 'lost');
    await story.press();
    story.dispatch(jobStopped({ id: 'key-1' }));
    await settled();
    expect(story.sending().failure).toMatchObject({ kind: 'unknown' });
    story.dispatch(draftEdited({ target, part: 1, change: { text: 'Third' } }));
    await story.press();
    await clock.pass(MINUTE);
    expect(threadOn(story.server)).toEqual([
      ['One', null],
      ['Two', 'One'],
      ['Third', 'Two'],
    ]);
  });

  it('is not taken for another post with the same words', async () => {
    const story = await refused();
    story.server.fail(POST, 'gone');
    story.dispatch(
      draftSaved({ target, draft: someDraft({ text: 'One', idempotencyKey: 'key-2' }) }),
    );
    await story.press();
    await clock.pass(MINUTE);
    expect(story.server.texts()).toEqual(['One', 'One']);
  });
});

describe('a chain and several tabs', () => {
  it('is finished by the tab that is left', async () => {
    const world = {
      server: postingServer({ remembersKeys: false }),
      disk: fakeStorage(),
      claims: fakeTabLocks(),
    };
    const one = tab(chain, world);
    world.server.fail(POST, 'fine', 'lost');
    await one.press();
    const other = tab(chain, world);
    await settled();
    expect(other.sending()).toMatchObject({ busy: true, phase: 'unknown' });
    expect(other.draft()).toMatchObject({ text: 'Two', sentParts: ['t1'] });
    one.task.cancel();
    await clock.pass(MINUTE);
    expect(threadOn(world.server)).toEqual(whole);
    expect(other.draft().text).toBe('');
  });

  it('leaves a text alone that was changed in another tab', async () => {
    const story = tab();
    story.server.fail(POST, { status: 429 });
    await story.press();
    const changed = { ...chain, text: 'One more', idempotencyKey: 'key-2' };
    story.dispatch(draftSaved({ target, draft: changed }));
    await clock.pass(MINUTE);
    expect(threadOn(story.server)).toEqual(whole);
    expect(story.draft()).toEqual(changed);
    expect(story.notices().at(-1)).toMatchObject({ messageKey: 'post_status.sent_before' });
  });
});

describe('the posts of a chain', () => {
  const written = (draft: Partial<Draft>, limit = 20) => {
    const story = tab(someDraft(draft), {}, [
      instanceConfigured({ instance: { textlimit: limit } }),
    ]);
    const arrange = (part: number, arrangement: Arrangement) => {
      story.dispatch(partsArranged({ target, part, arrangement }));
      return partsOf(story.draft()).map(({ text }) => text);
    };
    const focus = () => {
      const { part, caret } = story.state().composers?.[target] ?? {};
      return [part, caret];
    };
    return { ...story, arrange, focus };
  };

  it('are added one after the other; each is for the same people, behind the same warning', () => {
    const story = written({ text: '@bob @eve Look', subject: 'Frogs' });
    expect(story.arrange(0, { kind: 'add' })).toEqual(['@bob @eve Look', '@bob @eve ']);
    expect(story.draft().parts).toMatchObject([{ subject: 'Frogs', files: [], poll: null }]);
    expect(story.focus()).toEqual([1, 10]);
  });

  it('are divided where the caret is', () => {
    const story = written({ text: 'One frog. Two frogs.' });
    const start = 'One frog.'.length;
    expect(story.arrange(0, { kind: 'divide', start, end: start })).toEqual([
      'One frog.',
      'Two frogs.',
    ]);
    expect(story.focus()).toEqual([1, 0]);
  });

  it('are made of a long text, with room for their numbers', () => {
    const text = 'One frog. Two frogs. Three frogs.';
    expect(written({ text }).arrange(0, { kind: 'split' })).toEqual([
      'One frog. Two frogs.',
      'Three frogs.',
    ]);
    const numbered = written({ text, numbered: true });
    for (const post of numbered.arrange(0, { kind: 'split' })) {
      expect(`${post}\n\n20/20`.length).toBeLessThanOrEqual(20);
    }
  });

  it('are never more than are sent at once', () => {
    const story = written({ text: 'frogs '.repeat(100) });
    expect(story.arrange(0, { kind: 'split' })).toHaveLength(MOST_PARTS);
    expect(story.arrange(3, { kind: 'add' })).toHaveLength(MOST_PARTS);
  });

  it('are joined with all that they hold, and divided again', () => {
    const files = [someFile({ id: 'f1' })];
    const story = written({
      text: '@bob One',
      files: [someFile({ id: 'f0' })],
      parts: [somePart({ text: '@bob Two', files })],
    });
    expect(story.arrange(1, { kind: 'join' })).toEqual(['@bob One\n\nTwo']);
    expect(story.draft().files.map(({ id }) => id)).toEqual(['f0', 'f1']);
    expect(story.focus()).toEqual([0, 8]);
  });

  it('are moved with all that they hold', () => {
    const story = written(chain);
    expect(story.arrange(1, { kind: 'move', to: 0 })).toEqual(['Two', 'One', 'Three']);
    expect(story.draft()).toMatchObject({ subject: 'Frogs', files: [{ id: 'f1' }] });
    expect(story.focus()).toEqual([0, 3]);
  });

  it('stay as they are while they are sent', async () => {
    const story = written(chain);
    story.dispatch(onlineChanged(false));
    await story.press();
    expect(story.arrange(0, { kind: 'add' })).toHaveLength(3);
  });
});
