/** The head of a profile: names, warnings about the account, and oversized input. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { cleanHtml } from '@/api/decode/engine/html';
import { decodeRelationships } from '@/api/decode/people/relationship';
import * as personParts from '@/components/people/actions/deferredParts';
import { noEntities } from '@/domain/engine/entities';
import { bioTextId } from '@/domain/statuses/translation/textToTranslate';
import type { Translation } from '@/domain/statuses/translation/translation';
import { translationToggled } from '@/slices/statuses/translationPresses';
import {
  translationFailed,
  translationReceived,
  translationShown,
  translationStarted,
} from '@/slices/statuses/translations';
import type { User } from '@/domain/people/user';
import { ProfileHeader } from '@/screens/profile/ProfileHeader';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { profileReceived } from '@/slices/people/profiles';
import { relationshipsReceived } from '@/slices/people/relationships';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireRelationship } from '@support/wire';

preloadDeferredParts(personParts);

const show = (changes: Partial<User> = {}, ...before: UnknownAction[]) =>
  renderInStore(<ProfileHeader user={someUser(changes)} tab="statuses" />, { before });
const inEnglish: Translation = {
  html: '<p>Hello</p>',
  text: 'Hello',
  summary: '',
  options: [],
  descriptions: {},
  source: 'fr',
  target: 'en',
  provider: null,
  byBrowser: true,
};
const relation = (changes: Parameters<typeof wireRelationship>[0]) =>
  relationshipsReceived({
    relationships: decodeRelationships([wireRelationship({ id: 'u1', ...changes })]),
  });

describe('the profile header', () => {
  it("REL-03 links the reader's own profile to its editor", async () => {
    const { dispatched } = show({}, signedIn({ id: 'u1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    const props = { mode: 'user', tab: 'profile', minimized: false } as const;
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'settings', props }));
  });

  it('REL-03 has no edit button for others', () => {
    show({}, signedIn({ id: 'u2' }));
    expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull();
  });

  it('shows the avatar in full size on a press', async () => {
    const { dispatched } = show();
    const name = "View Mia Example's avatar";
    await userEvent.click(screen.getByRole('button', { name }));
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'avatar', props: { userId: 'u1' } }));
  });

  it('shows the posts per day', () => {
    const createdAt = new Date(Date.now() - 4 * 86_400_000 + 60_000).toISOString();
    show({ statusCount: 17, createdAt });
    expect(screen.getByText('5 posts per day')).toBeVisible();
  });

  it('does not say how often people post who do so less than daily', () => {
    const createdAt = new Date(Date.now() - 4 * 86_400_000 + 60_000).toISOString();
    show({ statusCount: 4, createdAt });
    expect(screen.queryByText(/per day/)).not.toBeInTheDocument();
  });

  it('marks verified links with the date', () => {
    const html = '<a href="https://mia.example">mia.example</a>';
    show({
      fields: [
        { name: 'Site', html, verifiedAt: '2026-03-01T08:00:00.000Z' },
        { name: 'Other', html, verifiedAt: null },
      ],
    });
    const [first, second] = screen.getAllByRole('definition');
    const name = 'Link verified on Mar 1, 2026';
    expect(first && within(first).getByRole('img', { name })).toBeVisible();
    expect(second && within(second).queryByRole('img')).toBeNull();
  });
});

describe('the profile header says', () => {
  it('that the account is deactivated', () => {
    show({ deactivated: true });
    expect(screen.getByText(/This account is deactivated/)).toBeVisible();
  });

  it('that the account has moved, and to whom', () => {
    const zoe = someUser({ id: 'u9', name: 'Zoë', screenName: 'zoe@far.example', isLocal: false });
    const known = profileReceived({
      address: { id: 'u9' },
      userId: 'u9',
      entities: { ...noEntities(), users: [zoe] },
    });
    show({ movedToId: 'u9' }, known);
    expect(screen.getByText(/This account has moved to:/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Zoë/ })).toHaveAttribute('href', '/users/$u9');
  });

  it('that the account approves its followers, unless the reader is one', () => {
    const { dispatch } = show({ isLocked: true }, signedIn({ id: 'u2' }));
    expect(screen.getByRole('img', { name: 'Approves followers manually' })).toBeVisible();
    expect(screen.getByText(/^Only approved followers/)).toBeVisible();
    dispatch(relation({ following: true }));
    expect(screen.queryByText(/^Only approved followers/)).toBeNull();
  });

  it('that the person blocks the reader', () => {
    show({}, signedIn({ id: 'u2' }), relation({ blocked_by: true }));
    expect(screen.getByText(/This account has blocked you/)).toBeVisible();
  });

  it('that a remote profile is incomplete here, with a link to its own server', () => {
    const home = instanceConfigured({ instance: { name: 'Reedbank' } });
    const profileUrl = 'https://hill.example/users/ben';
    const { unmount } = show({ screenName: 'ben@hill.example', isLocal: false, profileUrl }, home);
    expect(screen.getByText(/This profile is from/, { selector: 'div' }).textContent).toContain(
      'Some of its posts may be missing on Reedbank.',
    );
    expect(screen.getByRole('link', { name: 'View full profile on hill.example' })).toHaveAttribute(
      'href',
      profileUrl,
    );
    unmount();
    show({}, home);
    expect(screen.queryByText(/This profile is from/)).toBeNull();
  });
});

const FRENCH =
  '<p>Bonjour, je suis professeur de musique et je vis à Lyon avec mes deux chats et des livres.</p>';

describe('a bio, where the browser translates,', () => {
  beforeEach(() => Object.assign(globalThis, { Translator: {} }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'Translator'));

  it('is translated by a press, and shown as it was by another', async () => {
    const bioHtml = FRENCH;
    const { dispatch, dispatched } = show({ bioHtml }, signedIn({ id: 'u2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    const statusId = bioTextId('u1');
    expect(dispatched).toContainEqual(translationToggled({ statusId }));
    dispatch(translationStarted({ statusId, editedAt: bioHtml }));
    dispatch(translationReceived({ statusId, editedAt: bioHtml, done: inEnglish }));
    expect(screen.getByText('Hello')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show original' })).toHaveFocus();
    dispatch(translationShown({ statusId, shown: false }));
    expect(screen.getByText(/Bonjour/)).toBeVisible();
  });

  it('says that it cannot, and has nothing to do with an older bio', async () => {
    const { dispatch } = show(
      { bioHtml: FRENCH.replace('Bonjour', 'Salut') },
      signedIn({ id: 'u2' }),
    );
    const statusId = bioTextId('u1');
    dispatch(translationStarted({ statusId, editedAt: FRENCH }));
    dispatch(translationReceived({ statusId, editedAt: FRENCH, done: inEnglish }));
    expect(screen.getByText(/Salut/)).toBeVisible();
    dispatch(translationStarted({ statusId, editedAt: FRENCH.replace('Bonjour', 'Salut') }));
    const failure = { trouble: 'noPair', reason: '', source: null, target: 'en' } as const;
    dispatch(translationFailed({ statusId, failure }));
    expect(await screen.findByText("Your browser can't translate this bio.")).toBeVisible();
  });

  it("is not offered for the reader's own, nor to those who want no translations", () => {
    const bioHtml = FRENCH;
    const { unmount } = show({ bioHtml }, signedIn({ id: 'u1' }));
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
    unmount();
    show({ bioHtml }, settingChanged({ name: 'translatePosts', value: 'never' }));
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  });

  it('is offered only where it is plainly in a language that the reader does not know', async () => {
    show({ bioHtml: FRENCH }, signedIn({ id: 'u2' }));
    expect(await screen.findByRole('button', { name: 'Translate' })).toBeVisible();
    cleanup();
    const english = '<p>I teach music and I live in Lyon with my two cats and a lot of books.</p>';
    for (const bioHtml of [english, '<p>Bonjour</p>']) {
      show({ bioHtml }, signedIn({ id: 'u2' }));
      expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
      cleanup();
    }
    show({ bioHtml: FRENCH }, signedIn({ id: 'u2' }));
    expect(screen.getByRole('button', { name: 'Translate' })).toBeVisible();
  });
});

it('a bio has no button where the browser has no translator', () => {
  show({ bioHtml: FRENCH }, signedIn({ id: 'u2' }));
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
});

describe('extreme profile data:', () => {
  it('a bio of 5,000 characters of markup is folded, sanitized, and complete after a press', async () => {
    const hostile = '<p>Line <b>one</b><script>alert(1)</script><img src=x onerror=alert(2)></p>';
    const bioHtml = cleanHtml(hostile.repeat(Math.ceil(5_000 / hostile.length)) + '<p>The end</p>');
    show({ bioHtml });
    expect(document.querySelector('script, [onerror]')).toBeNull();
    expect(screen.queryByText('The end')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('The end')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByText('The end')).toBeNull();
  });

  it('of 50 fields a few are shown, and all after a press', async () => {
    const fields = Array.from({ length: 50 }, (_, at) => ({
      name: `<b>${at}</b>`,
      html: cleanHtml(`<a href="javascript:x()">${at}</a>`),
      verifiedAt: null,
    }));
    show({ fields });
    expect(screen.getAllByRole('term')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 50 fields' }));
    expect(screen.getAllByRole('term')).toHaveLength(50);
    expect(screen.getAllByRole('term').at(-1)).toHaveTextContent('<b>49</b>');
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });

  it('an empty profile is still usable', () => {
    show({
      name: '',
      screenName: '',
      shownScreenName: '',
      avatarUrl: '',
      avatarStaticUrl: '',
      bannerUrl: '',
      bannerStaticUrl: '',
      profileUrl: '',
      createdAt: '',
    });
    expect(screen.queryByText(/Joined|Born|per day/)).toBeNull();
    expect(screen.getByText('12')).toBeVisible();
  });
});
