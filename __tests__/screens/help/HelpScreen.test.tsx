/** The help page. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HelpScreen from '@/screens/help/HelpScreen';
import { dialogOpened } from '@/slices/engine/dialogs';
import { instanceConfigured } from '@/slices/session/config';
import { windowResized } from '@/slices/session/interface';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { barriersIn, unreachedIn } from '@support/engine/barriers';

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const search = async (words: string) => {
  const field = screen.getByRole('searchbox', { name: 'Find in help' });
  await userEvent.clear(field);
  await userEvent.type(field, words);
};
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the help page', () => {
  it('has shortcuts, gestures, words, and where the things of other clients are', () => {
    renderInStore(<HelpScreen />, { before: [signedIn()] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Help');
    expect(sections()).toEqual([
      'Set up your account',
      'Keyboard shortcuts',
      'Touch gestures',
      'Words of the fediverse',
      'Coming from another client',
    ]);
    expect(region('Keyboard shortcuts').getByText('Next post')).toBeVisible();
    expect(region('Touch gestures').getAllByRole('listitem')).toHaveLength(8);
    expect(region('Words of the fediverse').getByText('Handle')).toHaveRole('term');
    const tables = region('Coming from another client').getAllByRole('table');
    expect(tables.map((table) => within(table).getAllByRole('columnheader')[0])).toMatchObject([
      { textContent: 'pleroma-fe and akkoma-fe' },
      { textContent: 'Mastodon' },
    ]);
  });

  it('begins with the gestures on a phone', () => {
    renderInStore(<HelpScreen />, { before: [windowResized({ width: 390, height: 844 })] });
    expect(sections().slice(0, 2)).toEqual(['Touch gestures', 'Keyboard shortcuts']);
  });

  it('goes to the entry that the address names', () => {
    const { unmount } = renderInStore(<HelpScreen />, { path: '/about/help#word-server' });
    expect(document.activeElement).toHaveTextContent(/^Server/);
    unmount();
    renderInStore(<HelpScreen />, { path: '/about/help#nothing' });
    expect(document.body).toHaveFocus();
  });

  it('leads members to the first steps', async () => {
    const { address } = renderInStore(<HelpScreen />, { before: [signedIn()] });
    await search('first steps');
    await userEvent.click(screen.getByRole('link', { name: 'Go through the first steps again' }));
    expect(address()).toBe('/about/welcome');
  });

  it('lists only the shortcuts that the reader has', () => {
    renderInStore(<HelpScreen />);
    expect(region('Keyboard shortcuts').queryByText('Favourite')).toBeNull();
  });

  it('finds entries by words, hides empty sections, and says how many there are', async () => {
    renderInStore(<HelpScreen />, { before: [signedIn()] });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await search('hold REACTION');
    expect(screen.getByRole('status')).toHaveTextContent('1 entry found');
    expect(sections()).toEqual(['Touch gestures']);
    await search('mastodon boost');
    expect(screen.getByRole('row', { name: 'Boost Repeat' })).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await search('gestures');
    expect(screen.getByRole('status')).toHaveTextContent('8 entries found');
    await search('zeppelin');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found. Try another word.');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('leads to the screens and settings that it names', async () => {
    const { dispatched, address } = renderInStore(<HelpScreen />, { before: [signedIn()] });
    const [button] = screen.getAllByRole('button', { name: 'Settings › Filtering' });
    if (button) await userEvent.click(button);
    expect(dispatched).toContainEqual(
      dialogOpened({
        kind: 'settings',
        props: { mode: 'user', tab: 'filtering', minimized: false },
      }),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Direct messages' }));
    expect(address()).toBe('/users/mia/dms');
  });

  it('links no screen that a visitor cannot see', () => {
    const closed = instanceConfigured({ instance: { private: true } });
    renderInStore(<HelpScreen />, { before: [closed] });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByRole('row', { name: /^Live feeds/ })).toHaveTextContent('Known network');
  });
});

it('has no barriers, and all that can be pressed is reached by keyboard', async () => {
  renderInStore(<HelpScreen />, { before: [signedIn()] });
  expect(await barriersIn(document.body)).toEqual([]);
  expect(await unreachedIn(document.body)).toEqual([]);
});
