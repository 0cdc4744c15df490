/** Keys that are pressed before the code of shortcuts is loaded: they wait, in their order. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Shortcuts } from '@/app/shortcuts/Shortcuts';
import { renderInStore } from '@support/renderInStore';

beforeAll(() => {
  window.scrollBy = jest.fn();
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

it('fields get what is typed in them', () => {
  renderInStore(
    <>
      <textarea aria-label="Words" />
      <Shortcuts />
    </>,
  );
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'm' })).toBe(true);
});
