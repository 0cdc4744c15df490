import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireStatus } from '@/api/wire/status';
import * as cardParts from '@/components/statuses/card/deferredParts';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { Translation, TranslationTrouble } from '@/domain/statuses/translation/translation';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { languageLoaded } from '@/slices/session/language';
import {
  automaticTranslationWanted,
  translationToggled,
} from '@/slices/statuses/translationPresses';
import {
  translationFailed,
  translationProgressed,
  translationReceived,
  translationShown,
  translationStarted,
} from '@/slices/statuses/translations';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireAttachment, wireStatus } from '@support/wire';

preloadDeferredParts(cardParts);

const translating = instanceConfigured({ instance: { postTranslationEnabled: true } });

function show(changes: Partial<WireStatus> = {}, ...before: UnknownAction[]) {
  const status = wireStatus({ content: '<p>Bonjour</p>', language: 'fr', pleroma: {}, ...changes });
  return renderInStore(<StatusCard statusId={status.id} />, {
    family: 'mastodon',
    before: [signedIn(), translating, ...before, statusesKnown(status)],
  });
}

const done: Translation = {
  html: '<p>Hello</p>',
  text: 'Hello',
  summary: 'Hi',
  options: ['Yes', 'No'],
  descriptions: { m1: 'A duck' },
  source: 'fr',
  target: 'en',
  provider: 'DeepL.com',
  byBrowser: false,
};
const started = translationStarted({ statusId: 's1', editedAt: null });
const received = (changes: Partial<Translation> = {}) =>
  translationReceived({ statusId: 's1', editedAt: null, done: { ...done, ...changes } });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const none = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
const said = () =>
  within(screen.getByRole('article'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('a post in another language', () => {
  it('can be translated [translatePosts]', async () => {
    const { dispatched } = show();
    await userEvent.click(await button('Translate'));
    expect(dispatched).toContainEqual(translationToggled({ statusId: 's1' }));
  });

  it.each([
    ['in a language that the reader reads', { language: 'en' }, []],
    ['without a language', { language: null }, []],
    ['in a language that nobody told', { language: 'und' }, []],
    [
      'where the reader does not want it [translatePosts]',
      {},
      [settingChanged({ name: 'translatePosts', value: 'never' })],
    ],
    [
      'where the server does not translate',
      {},
      [instanceConfigured({ instance: { postTranslationEnabled: false } })],
    ],
    [
      'in a language of the browser',
      {},
      [languageLoaded({ code: 'en', messages: {}, preferred: ['en-GB', 'fr-CA'] })],
    ],
  ])('is not offered for a post %s', async (_what, changes, before) => {
    show(changes, ...before);
    await screen.findByText('Bonjour');
    none('Translate');
  });

  it('is not offered to visitors', async () => {
    const status = wireStatus({ content: 'Bonjour', language: 'fr' });
    renderInStore(<StatusCard statusId="s1" />, { before: [translating, statusesKnown(status)] });
    await screen.findByText('Bonjour');
    none('Translate');
  });

  it('shows everything in translation, and goes back with the same button', async () => {
    const { dispatch } = show({
      spoiler_text: 'Salut',
      media_attachments: [wireAttachment({ id: 'm1', description: 'Un canard' })],
      poll: { id: 'p1', options: [{ title: 'Oui' }, { title: 'Non' }] } as never,
    });
    const pressed = await button('Translate');
    pressed.focus();
    act(() => void dispatch(started));
    expect(pressed).toHaveTextContent('Translating…');
    expect(pressed).toHaveAttribute('aria-busy', 'true');
    act(() => void dispatch(received()));
    expect(screen.getByText('Hello').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Hi')).toHaveAttribute('lang', 'en');
    expect(await screen.findByText('Yes')).toBeVisible();
    expect(await button('Open attachment 1: A duck')).toBeVisible();
    expect(said()).toBe('Translated from French by DeepL.com');
    expect(pressed).toHaveFocus();
    expect(pressed).toHaveTextContent('Show original');

    act(() => void dispatch(translationShown({ statusId: 's1', shown: false })));
    expect(screen.getByText('Bonjour').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Oui')).toBeVisible();
    expect(said()).toBe('');
    expect(pressed).toHaveTextContent('Show translation');
  });

  it('keeps a subject that was left alone in its own language', async () => {
    const { dispatch } = show({ spoiler_text: 'Salut' });
    await button('Translate');
    act(() => void dispatch(started));
    act(() => void dispatch(received({ summary: null })));
    expect(screen.getByText('Salut')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Hello').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it.each([
    ['Translated by DeepL.com', { source: null }],
    ['Translated from French by your server', { provider: null }],
    ['Translated by your server', { provider: null, source: null }],
    ['Translated from French on this device', { provider: null, byBrowser: true }],
  ])('says that it was %s', async (words, changes) => {
    const { dispatch } = show();
    await button('Translate');
    act(() => void dispatch(started));
    act(() => void dispatch(received(changes)));
    expect(said()).toBe(words);
  });

  it('says how much the browser has downloaded', async () => {
    const { dispatch } = show();
    const pressed = await button('Translate');
    act(() => void dispatch(started));
    act(() => void dispatch(translationProgressed({ statusId: 's1', progress: 0.424 })));
    expect(pressed).toHaveTextContent('Downloading languages: 42%');
  });

  it.each<[TranslationTrouble, string]>([
    ['refused', "The server doesn't translate this post."],
    ['missing', 'The server has no translation for this post.'],
    ['tooMany', 'Too many translations were requested. Try again later.'],
    ['unavailable', "The translation service isn't available right now. Try again later."],
    ['noPair', 'No translation into English is available for this post.'],
    ['noLanguage', "Couldn't recognise the language of this post."],
    ['sameLanguage', 'This post is already in French.'],
    ['failed', "Couldn't translate this post: Gone fishing"],
  ])('says why there is none: %s', async (trouble, words) => {
    const { dispatch } = show();
    await button('Translate');
    const failure = { trouble, reason: 'Gone fishing', source: 'fr', target: 'en' };
    act(() => void dispatch(started));
    act(() => void dispatch(translationFailed({ statusId: 's1', failure })));
    expect(said()).toBe(words);
    expect(screen.getByText('Bonjour')).toBeVisible();
    expect(await button('Translate')).not.toHaveAttribute('aria-busy');
  });

  it('is translated from the menu whatever its language, where the line then says it', async () => {
    const { dispatch } = show({ language: null });
    await screen.findByText('Bonjour');
    act(() => void dispatch(started));
    act(() => void dispatch(received()));
    expect(await button('Show original')).toBeVisible();
  });
});

describe('a post in a language that is translated by itself', () => {
  const automatic = [
    settingChanged({ name: 'translatePosts', value: 'automatic' }),
    settingChanged({ name: 'translatedLanguages', value: ['fr'] }),
  ];
  const wanted = automaticTranslationWanted({ statusId: 's1' });

  it('is asked for once it is on a card [translatePosts, translatedLanguages]', async () => {
    const { dispatched } = show({}, ...automatic);
    await button('Translate');
    expect(dispatched.filter(automaticTranslationWanted.match)).toEqual([wanted]);
  });

  it.each([
    ['is in another one', { language: 'oc' }, automatic],
    ['is not for everybody', { visibility: 'private' as const }, automatic],
    ['is translated on request', {}, automatic.slice(1)],
  ])('is not asked for if it %s', async (_what, changes, before) => {
    const { dispatched } = show(changes, ...before);
    await button('Translate');
    expect(dispatched).not.toContainEqual(wanted);
  });
});
