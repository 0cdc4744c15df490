/** The replayed screen shows the application's own components, inert and without working links. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplayedScreen } from '@/testing/player/ReplayedScreen';
import { RoutedScreen } from '@/app/routes/RoutedScreen';
import { dialogOpened } from '@/slices/engine/dialogs';
import { drawerOpened, routeEntered, windowResized } from '@/slices/session/interface';
import { rootReducer, type RootState } from '@/slices/root';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { pageOf } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

useFakeIntersectionObserver();

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const FOREIGN = 'https://elsewhere.example/picture.png';
const account = wireUser({ avatar: FOREIGN, avatar_static: FOREIGN });

const then: UnknownAction[] = [
  signedIn(),
  windowResized({ width: 1400, height: 900 }),
  routeEntered({ name: 'public-timeline', params: {} }),
  pageOf('public', [
    wireStatus({ id: 's1', content: 'As it was', created_at: '2026-11-20T11:00:00.000Z', account }),
  ]),
];

const stateOf = (...actions: UnknownAction[]): RootState =>
  actions.reduce(rootReducer, undefined) as unknown as RootState;

/** Waits until the screen is rendered, which happens in a few low-priority steps. */
async function drawn(): Promise<HTMLElement> {
  for (let turn = 0; turn < 6; turn += 1) await deferredCodeLoaded();
  // The testing library finds elements of its own document only.
  return document.importNode(framed(), true);
}

function framed(): HTMLElement {
  const { contentDocument } = screen.getByTitle<HTMLIFrameElement>('Recorded screen');
  if (!contentDocument) throw new Error('There is no page in the frame');
  return contentDocument.body;
}

async function show(...actions: UnknownAction[]) {
  const state = stateOf(...then, ...actions);
  const view = renderInStore(<ReplayedScreen state={state} now={NOW} Screens={RoutedScreen} />);
  return { ...view, page: await drawn() };
}

describe('the replayed screen', () => {
  it('renders the application for the state, at its address and time', async () => {
    const { page } = await show();
    expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent('Local timeline');
    const status = within(page).getByRole('article');
    expect(status).toHaveTextContent('As it was');
    expect(status).toHaveTextContent('1h');
    expect(status.querySelector('a[href="/users/mia"]')).toBeTruthy();
  });

  it('dispatches and announces nothing, and leaves the page around it unchanged', async () => {
    const { dispatched } = await show();
    expect(dispatched).toEqual([]);
    expect(document.title).toBe('');
    expect(document.querySelector('#modal, #popovers')?.childElementCount).toBe(0);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('cannot be clicked or focused', async () => {
    const { dispatched } = await show();
    expect(framed()).toHaveProperty('inert', true);
    within(framed()).getByRole('button', { name: 'Favourite' }).click();
    const after = within(await drawn()).getByRole('button', { name: 'Favourite' });
    expect(after).toHaveAttribute('aria-pressed', 'false');
    expect(dispatched).toEqual([]);
  });

  it('makes no requests', async () => {
    const { page } = await show();
    const pictures = [...page.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((src) => !src.startsWith('data:'))).toEqual([]);
    expect(page.outerHTML).not.toContain(FOREIGN);
  });

  it('can be shown at phone size', async () => {
    const { page } = await show();
    expect(within(page).getByRole('complementary', { name: 'Notifications' })).toBeTruthy();
    expect(screen.getByTitle('Recorded screen').parentElement).toHaveStyle('--width: 1400px');
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    const phone = await drawn();
    expect(within(phone).queryByRole('complementary')).toBeNull();
    expect(screen.getByTitle('Recorded screen').parentElement).toHaveStyle('--width: 390px');
  });

  it('names the dialogs that were open, without opening them', async () => {
    const phone = windowResized({ width: 390, height: 844 });
    await show(phone, drawerOpened('side'), dialogOpened({ kind: 'shortcuts', props: null }));
    expect(screen.getByText(/Also open, not shown/)).toHaveTextContent(
      'Also open, not shown: side, shortcuts',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows an error card for a state that cannot be rendered, and the next state again', async () => {
    const broken = { ...stateOf(...then), statuses: null } as unknown as RootState;
    const { rerender } = renderInStore(
      <ReplayedScreen state={broken} now={NOW} Screens={RoutedScreen} />,
    );
    expect(within(await drawn()).getByRole('alert')).toHaveTextContent('An error occured');
    act(() =>
      rerender(<ReplayedScreen state={stateOf(...then)} now={NOW + 1} Screens={RoutedScreen} />),
    );
    expect(within(await drawn()).getByRole('article')).toBeTruthy();
  });
});
