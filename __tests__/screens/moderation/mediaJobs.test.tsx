/** The stored media on the page about the own server, on GoToSocial alone. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mediaJobRequest } from '@/domain/admin/server/mediaJobs';
import type { ServerFamily } from '@/domain/session/instance';
import { ServerPage } from '@/screens/moderation/server/ServerPage';
import { requestFailed } from '@/slices/engine/requests';
import { mediaJobBegun, mediaJobRequested } from '@/slices/admin/mediaCache';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const page = (family: ServerFamily) =>
  renderInStore(<ServerPage />, { family, before: [signedIn({ role: 'admin', permissions: 1 })] });

it('cleans up media after some days, and fetches lost emoji of one server', async () => {
  const { dispatch, dispatched } = page('gotosocial');
  await userEvent.click(screen.getByRole('tab', { name: 'Media cache' }));
  expect(await axeFindings()).toEqual([]);
  const cleanup = within(screen.getByRole('form', { name: 'Clean up media' }));
  const days = cleanup.getByRole('textbox', { name: 'Days to keep media from other servers' });
  await userEvent.clear(days);
  await userEvent.type(days, 'x{Enter}');
  expect(dispatched.filter(mediaJobRequested.match)).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '30{Enter}');
  expect(dispatched).toContainEqual(mediaJobRequested({ job: { kind: 'cleanup', days: 30 } }));
  dispatch(mediaJobBegun({ kind: 'cleanup' }));
  expect(
    cleanup.getByText('The server has started and continues in the background.'),
  ).toBeVisible();
  const refetch = within(screen.getByRole('form', { name: 'Fetch missing emoji again' }));
  await userEvent.type(refetch.getByRole('textbox'), ' Far.example {Enter}');
  const job = { kind: 'refetch', host: 'far.example' } as const;
  expect(dispatched).toContainEqual(mediaJobRequested({ job }));
  dispatch(requestFailed({ key: mediaJobRequest('refetch'), reason: 'No room', httpStatus: 500 }));
  expect(refetch.getByRole('alert')).toHaveTextContent('No room');
});

it.each(['pleroma', 'mastodon'] as const)('is not offered on %s', (family) => {
  page(family);
  expect(screen.queryByRole('tab', { name: 'Media cache' })).toBeNull();
});
