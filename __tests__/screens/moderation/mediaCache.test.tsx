/** The media cache on the page of content: there for administrators of servers that have one. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { MEDIA_CACHE, MEDIA_CACHE_CHANGE } from '@/domain/admin/content/mediaCache';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges } from '@/domain/session/privileges';
import { ContentPage } from '@/screens/moderation/content/ContentPage';
import {
  mediaCacheOpened,
  mediaCacheReceived,
  mediaPurged,
  moreMediaCacheRequested,
  purgeRequested,
  unbanRequested,
} from '@/slices/admin/mediaCache';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

interface Circumstances {
  role?: 'admin' | 'moderator';
  mediaProxyAvailable?: boolean;
}

const page = (
  family: ServerFamily,
  { role = 'admin', mediaProxyAvailable = true }: Circumstances = {},
) =>
  renderInStore(<ContentPage entry={null} />, {
    family,
    before: [
      instanceConfigured({ instance: { mediaProxyAvailable } }),
      signedIn({ role, privileges: [...privileges], permissions: 1 }),
    ],
  });

async function show(...then: UnknownAction[]) {
  const view = page('pleroma');
  await userEvent.click(screen.getByRole('tab', { name: 'Media cache' }));
  for (const action of then) view.dispatch(action);
  return view;
}

const first = 'https://pond.example/1.jpg';
const received = mediaCacheReceived({
  urls: [first, 'https://pond.example/2.jpg'],
  total: 3,
  more: false,
});

it('lists what is kept out of it, with search, more and a way back', async () => {
  const { dispatch, dispatched } = await show(received);
  const list = screen.getByRole('list', { name: 'Blocked media' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  const row = within(list).getByRole('group', { name: first });
  // An address that was banned is not opened by mistake.
  expect(screen.queryByRole('link', { name: first })).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: 'Unblock' }));
  expect(dispatched).toContainEqual(unbanRequested({ url: first }));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(dispatched).toContainEqual(moreMediaCacheRequested());
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'pond');
  await waitFor(() => expect(dispatched).toContainEqual(mediaCacheOpened({ words: 'pond' })));
  dispatch(mediaCacheReceived({ urls: [], total: 0, more: false }));
  expect(screen.getByText('There is nothing in this list')).toBeVisible();
});

it('is cleared of addresses; what is none is told and not sent', async () => {
  const { dispatch, dispatched } = await show(received);
  const field = screen.getByRole('textbox', { name: 'Media addresses, one per line' });
  await userEvent.type(field, `${first}{Enter}no-address`);
  const clear = screen.getByRole('button', { name: 'Clear from cache' });
  await userEvent.click(clear);
  expect(screen.getByText("This isn't a valid address: no-address")).toBeVisible();
  expect(dispatched).not.toContainEqual(purgeRequested());
  await userEvent.clear(field);
  await userEvent.type(field, first);
  await userEvent.click(screen.getByRole('checkbox', { name: /Block these addresses/ }));
  await userEvent.click(clear);
  expect(dispatched).toContainEqual(purgeRequested());
  dispatch(mediaPurged({ urls: [first] }));
  expect(screen.getByText('Cleared from the cache: 1')).toBeVisible();
  expect(field).toHaveValue('');
  dispatch(requestFailed({ key: MEDIA_CACHE_CHANGE, reason: 'Not now', httpStatus: 403 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Not now');
});

it('says so when the list is missing', async () => {
  const { dispatched } = await show(
    requestFailed({ key: MEDIA_CACHE, reason: 'No such call', httpStatus: 404 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched.filter(mediaCacheOpened.match)).toHaveLength(2);
});

it.each([
  ['pleroma', { mediaProxyAvailable: false }],
  ['akkoma', { role: 'moderator' }],
  ['mastodon', {}],
  ['gotosocial', {}],
] as const)('is absent on %s with %j', (family, circumstances) => {
  page(family, circumstances);
  expect(screen.queryByRole('tab', { name: 'Media cache' })).toBeNull();
});
