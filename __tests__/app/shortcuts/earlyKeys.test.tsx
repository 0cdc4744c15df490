/**
 * Keys that are pressed before the code of shortcuts is loaded, or the form that they open: they wait,
 * in their order.
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { keepEarlyKeys } from '@/app/shortcuts/earlyKeys';
import { Shortcuts } from '@/app/shortcuts/Shortcuts';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { userTokenReceived } from '@/slices/session/session';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';

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
