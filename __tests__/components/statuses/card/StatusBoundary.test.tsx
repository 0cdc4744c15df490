/** A status that cannot be rendered: the error in its place, its raw data, and its report. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusBoundary } from '@/components/statuses/card/StatusBoundary';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { detailsCopyRequested } from '@/slices/statuses/statusCommands';
import { renderInStore } from '@support/renderInStore';
import { plain, statusesKnown } from '@support/statuses/statuses';

const whatWentWrong = new Error('frogs are not iterable');
function Broken(): never {
  throw whatWentWrong;
}

/** Silences console.error, as React logs the error that the boundary catches. */
async function showBroken() {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const { dispatched } = renderInStore(
    <>
      <StatusBoundary statusId="s2" position={{ at: 1, of: 2 }}>
        <Broken />
      </StatusBoundary>
      <StatusBoundary statusId="s1">
        <StatusCard statusId="s1" />
      </StatusBoundary>
    </>,
    { before: [statusesKnown(...plain('s2', 's1'))] },
  );
  await screen.findByRole('button', { name: 'Show raw data' });
  expect(console).toHaveBeenCalled();
  console.mockRestore();
  const [broken, whole] = screen.getAllByRole('article');
  return { user, dispatched, broken: broken!, whole: whole! };
}
const button = (within_: HTMLElement, name: string) =>
  within(within_).getByRole('button', { name });

describe('a status that throws while rendering', () => {
  it('shows an error in its place, and leaves the others alone', async () => {
    const { broken, whole } = await showBroken();
    expect(broken).toHaveTextContent("Couldn't display this post");
    expect(broken).toHaveAttribute('data-status-id', 's2');
    expect(broken).toHaveAttribute('aria-posinset', '1');
    expect(broken).toHaveAttribute('aria-setsize', '2');
    expect(broken).not.toHaveTextContent('Text of s2');
    expect(whole).toHaveTextContent('Text of s1');
  });

  it('shows the known data on request, and hides it again', async () => {
    const { user, broken } = await showBroken();
    await user.click(button(broken, 'Show raw data'));
    expect(button(broken, 'Show raw data')).toHaveAttribute('aria-expanded', 'true');
    expect(broken).toHaveTextContent('"html": "Text of s2"');
    await user.click(button(broken, 'Show raw data'));
    expect(broken).not.toHaveTextContent('Text of s2');
  });

  it('offers a report with what a bug report needs', async () => {
    const { user, dispatched, broken } = await showBroken();
    await user.click(button(broken, 'Copy details'));
    expect(dispatched).toEqual([
      detailsCopyRequested({ statusId: 's2', error: whatWentWrong.stack! }),
    ]);
  });
});
