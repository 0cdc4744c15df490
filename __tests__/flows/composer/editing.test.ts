/** Editing a post, and deleting it to redraft it, loses none of its parts. */
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { editingSaga } from '@/sagas/composer/editing';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { selectStatus } from '@/selectors/statuses/statuses';
import { instanceConfigured } from '@/slices/session/config';
import { dialogClosed, dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited, draftSaved, postConfirmed, postRequested } from '@/slices/composer/drafts';
import { noticeShown } from '@/slices/engine/notices';
import { editRequested, lastPostEditRequested, redraftRequested } from '@/slices/composer/editing';
import { userTokenReceived } from '@/slices/session/session';
import { deleteRefused } from '@/slices/statuses/statusCommands';
import { statusDeleted, statusReceived } from '@/slices/statuses/statuses';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { someDraft } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { DESCRIBE, LOOK, POST, postingServer, PUT } from '@support/composer/postingServer';

const clock = useStoppedClock();
const target = 'edit t1';

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(outboxSaga);
  yield* fork(editingSaga);
}

const posted = {
  status: 'The **tommato**',
  spoiler_text: 'garden',
  visibility: 'unlisted',
  'media_ids[]': ['m2', 'm1'],
  'poll[options][]': ['Yes', 'No'],
  in_reply_to_id: 's7',
};

function member(
  fields: Record<string, unknown> = posted,
  family: 'pleroma' | 'mastodon' = 'pleroma',
) {
  const server = postingServer();
  server.descriptions.m1 = 'One';
  server.post(fields);
  const disk = fakeStorage();
  const story = replay(writing, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      instanceConfigured({ instance: { family } }),
    ],
    context: { net: { fetch: server.fetch }, storage: { database: disk.storage } },
  });
  return {
    ...story,
    server,
    draft: () => selectDraft(story.state(), target),
    sending: () => selectSending(story.state(), target),
    say: async (action: Parameters<typeof story.dispatch>[0]) => {
      story.dispatch(action);
      await settled();
    },
    dialogs: () => story.state().dialogs.map(({ kind }) => kind),
  };
}

describe('an edit', () => {
  it('of the last post opens what the server has as the latest, where posts can be edited', async () => {
    const story = member();
    story.server.post({ status: 'Later' });
    await story.say(lastPostEditRequested());
    expect(story.server.called(LOOK)).toEqual([]);
    story.dispatch(instanceConfigured({ instance: { editingAvailable: true } }));
    await story.say(lastPostEditRequested());
    expect(selectDraft(story.state(), 'edit t2').text).toBe('Later');
    expect(story.state().dialogs).toEqual([{ kind: 'editStatus', props: { statusId: 't2' } }]);
  });

  it('of the last post by somebody without posts does nothing', async () => {
    const story = member();
    story.server.fail(LOOK, { status: 200, body: [] });
    story.dispatch(instanceConfigured({ instance: { editingAvailable: true } }));
    await story.say(lastPostEditRequested());
    expect(story.dialogs()).toEqual([]);
    expect(story.all(noticeShown)).toEqual([]);
  });

  it('POST-31 loads the source of the post, and then opens its form', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    expect(story.server.called(/source/)).toHaveLength(1);
    expect(story.draft()).toMatchObject({
      text: 'The **tommato**',
      subject: 'garden',
      contentType: 'text/plain',
      visibility: 'unlisted',
      files: [
        { attachment: { id: 'm2' }, description: '' },
        { attachment: { id: 'm1' }, description: 'One' },
      ],
      poll: { options: ['Yes', 'No'], multiple: false },
      edits: { editedAt: null },
    });
    const types = story.types();
    expect(types.indexOf(dialogOpened.type)).toBeGreaterThan(types.indexOf(draftSaved.type));
    expect(story.dialogs()).toEqual(['editStatus']);
  });

  it('POST-32 replaces every field of the post, and shows it everywhere at once', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    const [first, second] = story.draft().files;
    await story.say(
      draftEdited({
        target,
        change: { text: 'The tomato', files: [second!, { ...first!, description: 'Two' }] },
      }),
    );
    await story.say(postRequested({ target }));
    expect(story.server.called(PUT).at(-1)).toMatchObject({
      path: '/api/v1/statuses/t1',
      token: 'TOKEN-mia',
      fields: {
        status: 'The tomato',
        spoiler_text: 'garden',
        sensitive: false,
        content_type: 'text/plain',
        media_ids: ['m1', 'm2'],
      },
    });
    // Sending the poll again would reset its votes.
    expect(story.server.called(PUT).at(-1)?.fields).not.toHaveProperty('poll');
    expect(story.server.called(DESCRIBE).map(({ fields }) => fields)).toEqual([
      { description: 'Two' },
    ]);
    expect(selectStatus(story.state(), 't1')).toMatchObject({ text: 'The tomato' });
    expect(story.all(statusReceived).at(-1)?.payload.statusId).toBe('t1');
    expect(story.dialogs()).toEqual([]);
    expect(story.state().drafts).toEqual({});
    expect(story.server.called(POST)).toEqual([]);
  });

  it('that removes the subject and all files sends them as empty', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    const change = { subject: '', files: [], sensitive: true };
    await story.say(draftEdited({ target, change }));
    await story.say(postRequested({ target }));
    expect(story.server.called(PUT).at(-1)?.fields).toMatchObject({
      spoiler_text: '',
      media_ids: [],
      sensitive: true,
    });
  });

  it('sends a changed poll', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    const poll = { options: ['Yes', 'No', 'Maybe'], multiple: true, expiresIn: 600 };
    await story.say(draftEdited({ target, change: { poll } }));
    await story.say(postRequested({ target }));
    expect(story.server.called(PUT).at(-1)?.fields.poll).toEqual({
      options: ['Yes', 'No', 'Maybe'],
      multiple: true,
      expires_in: 600,
    });
  });

  it('keeps poll, descriptions and focal points on Mastodon, where they go with the post', async () => {
    const story = member(posted, 'mastodon');
    await story.say(editRequested({ statusId: 't1' }));
    const [first, ...others] = story.draft().files;
    const files = [{ ...first!, focus: { x: -0.5, y: 0 } }, ...others];
    await story.say(draftEdited({ target, change: { text: 'The tomato', files } }));
    await story.say(postRequested({ target }));
    expect(story.server.called(DESCRIBE)).toEqual([]);
    expect(story.server.called(PUT).at(-1)?.fields).toMatchObject({
      poll: { options: ['Yes', 'No'], multiple: false },
      media_attributes: [
        { id: 'm2', description: '', focus: '-0.5,0' },
        { id: 'm1', description: 'One' },
      ],
    });
  });

  it('POST-33 that fails keeps text and reason in its form', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    await story.say(draftEdited({ target, change: { text: 'No' } }));
    story.server.fail(PUT, { status: 403, body: { error: 'Access denied' } });
    await story.say(postRequested({ target }));
    expect(story.sending()).toMatchObject({ busy: false, reason: 'Access denied' });
    expect(story.dialogs()).toEqual(['editStatus']);
    expect(story.draft().text).toBe('No');
  });

  it('without an answer is checked, and made once', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    await story.say(draftEdited({ target, change: { text: 'Twice?' } }));
    story.server.fail(PUT, 'lost');
    await story.say(postRequested({ target }));
    await clock.pass(60_000);
    expect(story.server.called(PUT)).toHaveLength(1);
    expect(story.server.texts()).toEqual(['Twice?']);
    expect(story.all(postConfirmed)).toHaveLength(1);
  });

  it('that never arrived is sent again', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    await story.say(draftEdited({ target, change: { text: 'Once more' } }));
    story.server.fail(PUT, 'gone');
    await story.say(postRequested({ target }));
    await clock.pass(60_000);
    expect(story.server.texts()).toEqual(['Once more']);
  });

  it('asks once when somebody else edited the post meanwhile', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    await story.say(draftEdited({ target, change: { text: 'Mine' } }));
    story.server.edit('t1', { status: 'Theirs' });
    await story.say(postRequested({ target }));
    expect(story.sending()).toMatchObject({ busy: false, failure: { kind: 'changed' } });
    expect(story.server.texts()).toEqual(['Theirs']);
    expect(story.draft().text).toBe('Mine');
    await story.say(postRequested({ target }));
    expect(story.server.texts()).toEqual(['Mine']);
  });

  it('is resumed once it was started; one without changes is no draft', async () => {
    const story = member();
    await story.say(editRequested({ statusId: 't1' }));
    await story.say(dialogClosed({ kind: 'editStatus' }));
    expect(story.state().drafts).toEqual({});
    await story.say(editRequested({ statusId: 't1' }));
    await story.say(draftEdited({ target, change: { text: 'Begun' } }));
    await story.say(dialogClosed({ kind: 'editStatus' }));
    await story.say(editRequested({ statusId: 't1' }));
    expect(story.draft().text).toBe('Begun');
  });

  it('does not open when the server does not send the source', async () => {
    const story = member();
    story.server.fail(/source/, { status: 404, body: { error: 'Record not found' } });
    await story.say(editRequested({ statusId: 't1' }));
    expect(story.dialogs()).toEqual([]);
    expect(story.all(noticeShown)).toMatchObject([
      { payload: { level: 'error', values: { detail: 'Record not found' } } },
    ]);
  });
});

describe('a post that is deleted and redrafted', () => {
  it('becomes a complete draft before it is deleted', async () => {
    const story = member();
    await story.say(redraftRequested({ statusId: 't1' }));
    expect(selectDraft(story.state(), 'reply s7')).toMatchObject({
      text: 'The **tommato**',
      subject: 'garden',
      visibility: 'unlisted',
      files: [{ attachment: { id: 'm2' } }, { attachment: { id: 'm1' }, description: 'One' }],
      poll: { options: ['Yes', 'No'] },
      edits: null,
    });
    const types = story.types();
    expect(types.indexOf(draftSaved.type)).toBeLessThan(types.indexOf(statusDeleted.type));
    expect(story.server.texts()).toEqual([]);
    expect(story.state().dialogs).toEqual([{ kind: 'postStatus', props: { target: 'reply s7' } }]);
    await story.say(postRequested({ target: 'reply s7' }));
    expect(story.server.called(POST)).toMatchObject([
      { fields: { in_reply_to_id: 's7', 'media_ids[]': ['m2', 'm1'] } },
    ]);
    expect(story.server.called(PUT)).toEqual([]);
  });

  it('stays if the server does not delete it, and so does the draft', async () => {
    const story = member();
    story.server.fail(/DELETE/, { status: 403, body: { error: 'No' } });
    await story.say(redraftRequested({ statusId: 't1' }));
    expect(story.all(deleteRefused)).toHaveLength(1);
    expect(story.all(statusDeleted)).toEqual([]);
    expect(selectDraft(story.state(), 'reply s7').text).toBe('The **tommato**');
  });

  it('is left alone while another draft is in its place, with a notice', async () => {
    const story = member({ ...posted, in_reply_to_id: undefined });
    await story.say(draftSaved({ target: 'new', draft: someDraft({ text: 'Unfinished' }) }));
    await story.say(redraftRequested({ statusId: 't1' }));
    expect(selectDraft(story.state(), 'new').text).toBe('Unfinished');
    expect(story.server.called(/DELETE/)).toEqual([]);
    expect(story.state().notices.map(({ messageKey }) => messageKey)).toEqual([
      'status.redraft_occupied',
    ]);
  });
});
