/**
 * Keys that are pressed before the code of shortcuts is loaded, or the form that they open: they wait,
 * in their order.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { keepEarlyKeys } from '@/app/shortcuts/earlyKeys';
import { Shortcuts } from '@/app/shortcuts/Shortcuts';
import { StatusActions } from '@/components/statuses/actions/StatusActions';
import { useAppSelector } from '@/hooks/store';
import { emptyDraft } from '@/domain/composer/draft';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { statusCommandsSaga } from '@/sagas/statuses/statusCommands';
import { selectStatus } from '@/selectors/statuses/statuses';
import { draftSaved } from '@/slices/composer/drafts';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

beforeAll(() => {
  window.scrollBy = jest.fn();
  Element.prototype.animate = jest.fn();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

const focused = () => (document.activeElement as HTMLElement).dataset.statusId;

it('the first keys wait for the code of shortcuts, those in fields do not', async () => {
  renderInStore(
    <>
      <main>
        {['s1', 's2', 's3'].map((id) => (
          <article key={id} data-status-id={id} tabIndex={-1} aria-label={id} />
        ))}
      </main>
      <textarea aria-label="Words" />
      <Shortcuts />
    </>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' });
  for (const key of ['j', 'j', 'j', 'k']) fireEvent.keyDown(document.body, { key });
  expect(focused()).toBeUndefined();
  await waitFor(() => expect(focused()).toBe('s2'));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(focused()).toBe('s3');
});

it.each([
  ['/', false],
  ['m', false],
  // It scrolls the page.
  [' ', true],
])('of early keys, browsers and fields get no letter: “%s”', (key, passes) => {
  renderInStore(<Shortcuts />);
  expect(fireEvent.keyDown(document.body, { key })).toBe(passes);
});

it('the key of the palette keeps browsers from their own search before anything listens', async () => {
  keepEarlyKeys();
  const key = { key: 'k', code: 'KeyK', ctrlKey: true };
  expect(fireEvent.keyDown(document.body, key)).toBe(false);
  expect(fireEvent.keyDown(document.body, { ...key, ctrlKey: false, metaKey: true })).toBe(true);
  const { state } = renderInStore(<Shortcuts />);
  await waitFor(() =>
    expect(state().dialogs).toEqual([{ kind: 'palette', props: { statusId: null } }]),
  );
});

it('fields get what is typed in them', () => {
  renderInStore(
    <>
      <textarea aria-label="Words" />
      <Shortcuts />
    </>,
  );
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'm' })).toBe(true);
});

it('keys from before the listener was loaded are heard, too', async () => {
  keepEarlyKeys();
  fireEvent.keyDown(document.body, { key: 'j' });
  renderInStore(
    <>
      <main>
        <article data-status-id="s1" tabIndex={-1} aria-label="s1" />
        <article data-status-id="s2" tabIndex={-1} aria-label="s2" />
      </main>
      <Shortcuts />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(focused()).toBe('s2'));
});

it('what is typed after the key for a new post is in its text, in its order', async () => {
  const { state } = renderInStore(
    <BackProvider>
      <Dialogs />
      <Shortcuts />
    </BackProvider>,
    {
      before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
      beside: [sagaBeside(draftsSaga)],
    },
  );
  for (const key of ['n', 'J', 'o', 'k', 'x', 'Backspace', 'e', 'Enter', 'Shift', '?']) {
    fireEvent.keyDown(document.body, { key });
  }
  const field = await screen.findByRole('textbox', { name: 'Post text' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Joke\n?');
  expect((field as HTMLTextAreaElement).selectionStart).toBe(6);
  // From now on the field gets them itself.
  expect(fireEvent.keyDown(field, { key: 'j' })).toBe(true);
  expect(state().drafts.new?.text).toBe('Joke\n?');
});

function Card() {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  return status ? (
    <article data-status-id="s1" tabIndex={-1} aria-label="s1">
      <StatusActions status={status} />
    </article>
  ) : null;
}

function showCard(before: UnknownAction[]) {
  const shown = renderInStore(
    <BackProvider>
      <main>
        <Card />
      </main>
      <Dialogs />
      <Shortcuts />
    </BackProvider>,
    {
      before: [
        ...before,
        statusesKnown(
          wireStatus({ account: wireUser({ id: 'u2', acct: 'eve', username: 'eve' }) }),
        ),
      ],
      beside: [sagaBeside(draftsSaga), sagaBeside(statusCommandsSaga)],
    },
  );
  screen.getByRole('article').focus();
  return shown;
}

it.each([
  ['r', 'reply s1', '@eve hi'],
  ['q', 'quote s1', 'hi'],
])('what is typed after “%s” is in that draft, behind its names', async (key, target, text) => {
  const { state } = showCard([
    userTokenReceived({ userToken: 'TOKEN-mia' }),
    signedIn(),
    instanceConfigured({ instance: { quotingAvailable: true } }),
  ]);
  // The field gets what comes once it is there.
  await userEvent.setup({ delay: null }).keyboard(`${key}hx{Backspace}i`);
  const field = await screen.findByRole('textbox', { name: 'Post text' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue(text);
  expect((field as HTMLTextAreaElement).selectionStart).toBe(text.length);
  expect(state().drafts[target]?.text).toBe(text);
  expect(Object.keys(state().drafts)).toEqual([target]);
});

it('a key that closes the reply again leaves the letters after it to the shortcuts', async () => {
  const { state } = showCard([userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()]);
  const user = userEvent.setup({ delay: null });
  await user.keyboard('r');
  await screen.findByRole('textbox', { name: 'Post text' });
  screen.getByRole('article').focus();
  await user.keyboard('{Escape}rb');
  expect(screen.queryByRole('textbox', { name: 'Post text' })).toBeNull();
  expect(state().drafts).toEqual({});
});

it('what follows a text that was pasted goes into the field, and takes nothing away', async () => {
  const { state } = renderInStore(
    <BackProvider>
      <Dialogs />
      <Shortcuts />
    </BackProvider>,
    {
      before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
      beside: [sagaBeside(draftsSaga)],
    },
  );
  fireEvent.keyDown(document.body, { key: 'n' });
  const field = await screen.findByRole('textbox', { name: 'Post text' });
  fireEvent.input(field, { target: { value: 'A long text' } });
  await waitFor(() => expect(state().drafts.new?.text).toBe('A long text'));
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
  expect(state().drafts.new?.text).toBe('A long text');
});

it('what follows a text that came from another device is added to it', async () => {
  const { state, dispatch } = renderInStore(
    <BackProvider>
      <Dialogs />
      <Shortcuts />
    </BackProvider>,
    {
      before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
      beside: [sagaBeside(draftsSaga)],
    },
  );
  fireEvent.keyDown(document.body, { key: 'n' });
  const field = await screen.findByRole('textbox', { name: 'Post text' });
  const draft = { ...emptyDraft, text: 'Frogs', changedAt: 5, idempotencyKey: 'k' };
  dispatch(draftSaved({ target: 'new', draft }));
  // The field takes the key itself.
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
  expect(state().drafts.new?.text).toBe('Frogs');
});
