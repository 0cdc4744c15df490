/** The own profile: loaded as source text, edited, and saved in independent parts. */
import nock from 'nock';
import type { Action } from '@reduxjs/toolkit';
import { decodeCurrentUser, type OwnAccount } from '@/api/decode/session/currentUser';
import type { ProfileEdits } from '@/domain/settings/ownProfile';
import { putOnShelf, takeFromShelf } from '@/lib/files/fileShelf';
import type { ProgressRequestInit } from '@/lib/net/uploadProgress';
import { unloadGuardSaga } from '@/sagas/composer/unloadGuard';
import { fork } from '@/sagas/engine/effects';
import { profileEditorSaga } from '@/sagas/settings/profileEditor';
import {
  selectProfileEditor,
  selectProfileTexts,
  selectRealEdits,
} from '@/selectors/settings/profileEditor';
import { selectProfileUnsaved } from '@/selectors/settings/profileUnsaved';
import { selectUser } from '@/selectors/people/users';
import { instanceConfigured } from '@/slices/session/config';
import {
  profileChangesDiscarded,
  profileEditsRestored,
  ownProfileReceived,
  profilePartSending,
  profilePictureChangeDiscarded,
  profilePictureChanged,
  profileEdited,
  profileEditorOpened,
  profileSaveRequested,
  profileSaveFinished,
} from '@/slices/settings/profileEditor';
import { currentUserReceived, loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { fakePage, fakeTabStorage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';

const UPDATE = '/api/v1/accounts/update_credentials';
const alice = decodeCurrentUser(fixtureBody('auth/verify-credentials')) as OwnAccount;
const before: Action[] = [
  userTokenReceived({ userToken: 'TOKEN-alice' }),
  instanceConfigured({ instance: { family: 'pleroma', features: ['pleroma_api'] } }),
  currentUserReceived(alice),
];

function* saga() {
  yield* fork(unloadGuardSaga);
  yield* profileEditorSaga();
}

type Context = NonNullable<Parameters<typeof replay>[1]>['context'];

/** Opens the editor with the server's profile. */
async function open({ context = {}, more = [] }: { context?: Context; more?: Action[] } = {}) {
  replayFixture('auth/verify-credentials');
  const story = replay(saga, { before: [...before, ...more], context });
  story.dispatch(profileEditorOpened());
  await story.until(ownProfileReceived);
  story.log.length = 0;
  return story;
}

type Story = Awaited<ReturnType<typeof open>>;
const editor = (story: Story) => selectProfileEditor(story.state());
const edit = (story: Story, edits: ProfileEdits) => story.dispatch(profileEdited({ edits }));
const save = async (story: Story) => {
  story.log.length = 0;
  story.dispatch(profileSaveRequested());
  await story.until(profileSaveFinished);
};
const chosen = (name: string, type = 'image/png') => {
  const content = new Blob(['pixels of ', name], { type });
  return { handle: putOnShelf(content), name, type, size: content.size };
};
const wish = (picture: 'avatar' | 'banner' | 'background', name = 'new.png') =>
  profilePictureChanged({ picture, wish: { kind: 'file', file: chosen(name) } });

interface Sent {
  method: string;
  path: string;
  body: unknown;
  tell: ((part: number) => void) | undefined;
}

/** Accepts every request, and answers with the recorded body. */
function server(answer: (sent: Sent) => { status: number; body: unknown }) {
  const sent: Sent[] = [];
  const fetch = ((input: RequestInfo | URL, init?: ProgressRequestInit) => {
    const { body } = init ?? {};
    const one = {
      method: init?.method ?? 'GET',
      path: new URL(String(input)).pathname,
      body:
        body instanceof FormData
          ? Object.fromEntries(body)
          : typeof body === 'string'
            ? (JSON.parse(body) as unknown)
            : null,
      tell: init?.onSent,
    };
    sent.push(one);
    const { status, body: told } = answer(one);
    return Promise.resolve(Response.json(told, { status }));
  }) as typeof globalThis.fetch;
  return { sent, fetch };
}

const account = () => fixtureBody('auth/verify-credentials') as Record<string, unknown>;

describe('the own profile', () => {
  it('is loaded as source text, and updates the account', async () => {
    const story = await open();
    expect(selectProfileTexts(story.state())).toMatchObject({
      name: 'Alice :heart_test:',
      actorType: 'Person',
      birthday: '',
    });
    const { source } = account() as {
      source: { note: string; fields: { name: string; value: string }[] };
    };
    expect(selectProfileTexts(story.state())?.bio).toBe(source.note);
    expect(editor(story).profile?.fields).toMatchObject(
      source.fields.map(({ name, value }) => ({ name, value })),
    );
    expect(editor(story).profile?.offers).toMatchObject({
      actorTypes: true,
      birthday: true,
      background: true,
      role: false,
      descriptions: false,
    });
  });

  it('SET-11 is sent as JSON, with nothing but the changes', async () => {
    const { display_name, note, fields_attributes } = fixture('people/update-profile').request
      .body as { display_name: string; note: string; fields_attributes: [object, object] };
    replayFixture('people/update-profile');
    const story = await open();
    edit(story, {
      name: display_name,
      bio: note,
      fields: fields_attributes.map((field, at) => ({
        ...(field as { name: string; value: string }),
        id: `field-${String(at)}`,
      })),
      showsBirthday: false,
    });
    expect(selectProfileUnsaved(story.state())).toBe(true);
    await save(story);
    expect(editor(story)).toMatchObject({ saved: true, faults: {}, sending: null });
    expect(selectProfileUnsaved(story.state())).toBe(false);
    const row = selectUser(story.state(), alice.user.id);
    expect(row?.name).toBe('Alice of the bridge :wide_test:');
    expect(row?.bioHtml).toContain('Second line');
    expect(row?.fields.map(({ name }) => name)).toEqual(['Site', 'Pronouns']);
  });

  it.each([
    ['avatar', 'avatar', 'people/update-avatar'],
    ['banner', 'header', 'people/update-header'],
    ['background', 'pleroma_background_image', 'people/update-background'],
  ] as const)('SET-11 sends a new %s as a form, as %s', async (picture, field, name) => {
    const story = await open();
    const { sent, fetch } = server(() => ({ status: 200, body: fixtureBody(name) }));
    const other = replay(saga, {
      before: [
        ...before,
        ownProfileReceived({ profile: editor(story).profile! }),
        wish(picture, 'fresh.png'),
      ],
      context: { net: { fetch } },
    });
    other.dispatch(profileSaveRequested());
    await other.until(profileSaveFinished);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: UPDATE });
    const form = sent[0]?.body as Record<string, unknown>;
    expect(Object.keys(form)).toEqual([field]);
    expect(form[field]).toBeInstanceOf(File);
    expect((form[field] as File).name).toBe('fresh.png');
    const told = fixtureBody(name) as { avatar: string; header: string; pleroma: object };
    expect(selectUser(other.state(), alice.user.id)?.avatarUrl).toBe(told.avatar);
    expect(selectUser(other.state(), alice.user.id)?.bannerUrl).toBe(told.header);
    expect(other.state().session.currentUser?.backgroundUrl).toBe(
      (told.pleroma as { background_image: string | null }).background_image,
    );
    expect(selectProfileUnsaved(other.state())).toBe(false);
  });

  it('shows the upload progress of a picture', async () => {
    const story = await open();
    let answer: (response: Response) => void = () => undefined;
    let tell: (part: number) => void = () => undefined;
    const fetch = ((_input: unknown, init?: ProgressRequestInit) => {
      tell = (part) => init?.onSent?.(part);
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    }) as typeof globalThis.fetch;
    const other = replay(saga, {
      before: [...before, ownProfileReceived({ profile: editor(story).profile! }), wish('avatar')],
      context: { net: { fetch } },
    });
    other.dispatch(profileSaveRequested());
    await settled();
    expect(selectProfileEditor(other.state()).sending).toEqual({ part: 'avatar', sent: 0 });
    tell(0.4);
    await settled();
    expect(other.all(profilePartSending).at(-1)?.payload).toEqual({ part: 'avatar', sent: 0.4 });
    answer(Response.json(account()));
    await other.until(profileSaveFinished);
    expect(selectProfileEditor(other.state())).toMatchObject({ sending: null, saved: true });
  });

  it('removes pictures with an empty text', async () => {
    const story = await open();
    const { sent, fetch } = server(() => ({
      status: 200,
      body: fixtureBody('people/update-images-reset'),
    }));
    const none = (picture: 'avatar' | 'banner' | 'background') =>
      profilePictureChanged({ picture, wish: { kind: 'none' } });
    const other = replay(saga, {
      before: [
        ...before,
        ownProfileReceived({ profile: editor(story).profile! }),
        none('avatar'),
        none('banner'),
        none('background'),
      ],
      context: { net: { fetch } },
    });
    other.dispatch(profileSaveRequested());
    await other.until(profileSaveFinished);
    const asked = fixture('people/update-images-reset').request.body;
    expect(Object.assign({}, ...sent.map(({ body }) => body as object))).toEqual(asked);
    expect(sent.every(({ method, path }) => method === 'PATCH' && path === UPDATE)).toBe(true);
    expect(selectUser(other.state(), alice.user.id)?.avatarUrl).toMatch(/\/images\/avi\.png$/);
  });

  it.each([
    ['people/update-name-too-long', 'name', { name: 'x', bio: 'y' }],
    ['people/update-bio-too-long', 'bio', { name: 'x', bio: 'y' }],
    ['people/update-field-too-long', 'fields', { name: 'x', bio: 'y' }],
    ['people/update-too-many-fields', 'fields', { name: 'x', bio: 'y' }],
    ['people/update-bad-birthday', 'birthday', { birthday: '1990-01-01', name: 'x' }],
    ['people/update-bad-actor-type', 'form', { actorType: 'Service', name: 'x' }],
  ] as const)(
    "with %s shows the server's error at “%s”, and loses nothing",
    async (name, place, edits) => {
      const story = await open();
      const { status, body } = fixture(name).response;
      nock(ORIGIN)
        .patch(UPDATE)
        .reply(status, body as nock.Body);
      edit(story, edits);
      await save(story);
      expect(Object.keys(editor(story).faults)).toEqual([place]);
      expect(editor(story).faults[place]).toMatchObject({ kind: 'server' });
      expect(selectRealEdits(story.state())).toEqual(edits);
      expect(editor(story).saved).toBe(false);
      if (place === 'form') return;
      // Editing a field removes its error.
      edit(story, { [place]: place === 'fields' ? [] : '' });
      expect(editor(story).faults).toEqual({});
    },
  );

  it('shows an unspecific error at the only field that was changed', async () => {
    const story = await open();
    nock(ORIGIN).patch(UPDATE).reply(403, { error: 'Requête invalide' });
    edit(story, { bio: 'Court' });
    await save(story);
    expect(editor(story).faults).toEqual({ bio: { kind: 'server', text: 'Requête invalide' } });
  });

  it('keeps accepted parts, whatever is refused beside them', async () => {
    const story = await open();
    const tooLarge = fixture('people/update-avatar-too-large').response;
    const { sent, fetch } = server(({ body }) =>
      body !== null && typeof body === 'object' && 'avatar' in body
        ? (tooLarge as { status: number; body: unknown })
        : { status: 200, body: fixtureBody('people/update-header') },
    );
    const other = replay(saga, {
      before: [
        ...before,
        ownProfileReceived({ profile: editor(story).profile! }),
        profileEdited({ edits: { bio: 'New' } }),
        wish('avatar'),
        wish('banner'),
      ],
      context: { net: { fetch } },
    });
    other.dispatch(profileSaveRequested());
    await other.until(profileSaveFinished);
    expect(sent.map(({ body }) => Object.keys(body as object))).toEqual([
      ['note'],
      ['avatar'],
      ['header'],
    ]);
    const left = selectProfileEditor(other.state());
    expect(left.faults).toEqual({ avatar: { kind: 'server', text: 'File is too large' } });
    expect(Object.keys(left.pictures)).toEqual(['avatar']);
    expect(left.edits).toEqual({});
    expect(left.saved).toBe(false);
  });

  it('keeps input that is typed while it is being saved', async () => {
    const story = await open();
    edit(story, { name: 'First', bio: 'Word' });
    nock(ORIGIN)
      .patch(UPDATE)
      .reply(() => {
        edit(story, { bio: 'Words' });
        return [200, { ...account(), display_name: 'First' } as nock.Body];
      });
    await save(story);
    expect(selectRealEdits(story.state())).toEqual({ bio: 'Words' });
    expect(selectProfileTexts(story.state())?.name).toBe('First');
  });

  it('sends no picture that was removed meanwhile, and keeps one that was chosen meanwhile', async () => {
    const story = await open();
    const profile = editor(story).profile!;
    const steps: (() => void)[] = [];
    const { sent, fetch } = server(() => {
      steps.shift()?.();
      return { status: 200, body: account() };
    });
    const other = replay(saga, {
      before: [
        ...before,
        ownProfileReceived({ profile }),
        profileEdited({ edits: { bio: 'New' } }),
        wish('avatar'),
        wish('banner'),
      ],
      context: { net: { fetch } },
    });
    const later = wish('banner', 'later.png');
    steps.push(
      () => other.dispatch(profilePictureChangeDiscarded({ picture: 'avatar' })),
      () => other.dispatch(later),
    );
    other.dispatch(profileSaveRequested());
    await other.until(profileSaveFinished);
    expect(sent.map(({ body }) => Object.keys(body as object))).toEqual([['note'], ['header']]);
    expect(selectProfileEditor(other.state()).pictures).toEqual({ banner: later.payload.wish });
  });

  it('shows that a picture is no longer available, and removes none because of that', async () => {
    const story = await open();
    story.dispatch(wish('avatar'));
    const chosenOne = editor(story).pictures.avatar;
    takeFromShelf(chosenOne?.kind === 'file' ? chosenOne.file.handle : '');
    await save(story);
    expect(editor(story).faults.avatar).toMatchObject({ kind: 'server' });
    expect(editor(story).pictures.avatar).toEqual(chosenOne);
  });

  it('sends its fields without empty ones, or an empty list', async () => {
    const story = await open();
    const bodies: unknown[] = [];
    nock(ORIGIN)
      .persist()
      .patch(UPDATE)
      .reply((_uri, body) => {
        bodies.push(body);
        return [200, account() as nock.Body];
      });
    const row = { id: 'a', name: 'Pronouns', value: 'they' };
    edit(story, { fields: [row, { id: 'b', name: ' ', value: '' }] });
    await save(story);
    edit(story, { fields: [] });
    await save(story);
    edit(story, { languages: ['de', '', 'en'] });
    await save(story);
    expect(bodies).toEqual([
      { fields_attributes: [{ name: 'Pronouns', value: 'they' }] },
      { fields_attributes: [{ name: '', value: '' }] },
      { language: 'de,en' },
    ]);
    // Servers do not return the languages, so the saved choice counts.
    expect(selectProfileTexts(story.state())?.languages).toEqual(['de', '', 'en']);
    expect(selectProfileUnsaved(story.state())).toBe(false);
  });

  it('has on Mastodon a bot flag, separate calls for removing pictures, and field names of that API', async () => {
    const { pleroma: _none, source, ...plain } = account() as Record<string, object>;
    const { pleroma: _neither, ...told } = source as Record<string, unknown>;
    const wire = { ...plain, avatar_description: 'A bridge', header_description: '', source: told };
    const { sent, fetch } = server(() => ({ status: 200, body: wire }));
    const story = replay(saga, {
      before: [
        userTokenReceived({ userToken: 'TOKEN-alice' }),
        instanceConfigured({ instance: { family: 'mastodon', backendName: 'mastodon' } }),
        currentUserReceived(alice),
      ],
      context: { net: { fetch } },
    });
    story.dispatch(profileEditorOpened());
    await story.until(ownProfileReceived);
    expect(selectProfileEditor(story.state()).profile?.offers).toEqual({
      actorTypes: false,
      role: false,
      birthday: false,
      background: false,
      descriptions: true,
      languages: false,
      emptyPictures: false,
    });
    sent.length = 0;
    story.dispatch(profileEdited({ edits: { actorType: 'Service', avatarDescription: 'A face' } }));
    story.dispatch(wish('avatar', 'face.png'));
    story.dispatch(profilePictureChanged({ picture: 'banner', wish: { kind: 'none' } }));
    story.dispatch(profileSaveRequested());
    await story.until(profileSaveFinished);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PATCH ${UPDATE}`,
      `PATCH ${UPDATE}`,
      'DELETE /api/v1/profile/header',
    ]);
    expect(sent[0]?.body).toEqual({ bot: 'true' });
    expect(sent[1]?.body).toMatchObject({ avatar_description: 'A face' });
  });

  it('is restored after a reload as far as it is text, and closing asks for confirmation', async () => {
    const tab = fakeTabStorage();
    const page = fakePage();
    const story = await open({ context: { storage: { tab }, page: page.events } });
    edit(story, { bio: 'Half a sent' });
    expect(page.asked).toEqual([true]);

    const again = await open({ context: { storage: { tab } } });
    expect(again.all(profileEditsRestored)).toHaveLength(0);
    expect(selectRealEdits(again.state())).toEqual({ bio: 'Half a sent' });

    again.dispatch(profileChangesDiscarded());
    expect(selectRealEdits(again.state())).toEqual({});
    expect(selectRealEdits((await open({ context: { storage: { tab } } })).state())).toEqual({});
    story.dispatch(profileChangesDiscarded());
    expect(page.asked).toEqual([true, false]);
  });

  it('leaves nothing behind for the next account', async () => {
    const tab = fakeTabStorage();
    const story = await open({ context: { storage: { tab } } });
    edit(story, { bio: 'Mine' });
    expect(JSON.stringify(tab.kept.typed)).toContain('Mine');
    story.dispatch(loggedOut());
    await settled();
    expect(JSON.stringify(tab.kept.typed)).not.toContain('Mine');
    expect(editor(story).edits).toEqual({});
  });

  it('does not contain what somebody else typed in this tab', async () => {
    const tab = fakeTabStorage();
    tab.saveUnsentForm({ profileOf: 'somebody', edits: { bio: 'Theirs' } });
    expect(selectRealEdits((await open({ context: { storage: { tab } } })).state())).toEqual({});
    tab.saveUnsentForm({ profileOf: alice.user.id, edits: { bio: 7, name: 'Ann', fields: [{}] } });
    expect(selectRealEdits((await open({ context: { storage: { tab } } })).state())).toEqual({
      name: 'Ann',
    });
  });
});
