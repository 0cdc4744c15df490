/** The badge that says that the page is offline, and how old its contents are. */
import { screen, waitFor } from '@testing-library/react';
import { OfflineBadge } from '@/app/layout/OfflineBadge';
import { connectionRestored, connectionLost } from '@/slices/session/offline';
import { onlineChanged } from '@/slices/realtime/realtime';
import { timelineOpened, timelinePageReceived } from '@/slices/timelines/timelines';
import { renderInStore } from '@support/renderInStore';

const at = new Date(2026, 10, 22, 9, 5).getTime();

it('the offline badge says that the device is offline', () => {
  renderInStore(<OfflineBadge />, { before: [onlineChanged(false), connectionLost({ at })] });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Offline\. Showing posts from Nov 22, 9:05\sAM\.$/,
  );
});

it('the offline badge says that the server does not answer', () => {
  renderInStore(<OfflineBadge />, { before: [connectionLost({ at })] });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Server not responding\. Showing posts from/,
  );
});

it('the offline badge appears when the connection is lost and disappears when it is back', () => {
  const { dispatch } = renderInStore(<OfflineBadge />);
  expect(screen.queryByRole('status')).toBeNull();
  dispatch(connectionLost({ at }));
  expect(screen.getByRole('status')).toBeInTheDocument();
  dispatch(connectionRestored());
  expect(screen.queryByRole('status')).toBeNull();
});

describe('a list that this browser kept', () => {
  const entities = { statuses: [], users: [] };
  const kind = 'first' as const;
  const page = { key: 'friends', kind, ids: [], from: null, next: null, show: false, entities };
  const opened = timelineOpened({ key: 'friends' });

  it('is marked with its time until the server has answered', () => {
    const { dispatch } = renderInStore(<OfflineBadge />, {
      before: [timelinePageReceived({ ...page, keptAt: at }), opened],
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^Showing posts from Nov 22, 9:05\sAM\.$/);
    dispatch(timelinePageReceived(page));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is not marked within a minute', () => {
    renderInStore(<OfflineBadge />, {
      before: [timelinePageReceived({ ...page, keptAt: Date.now() - 30_000 }), opened],
    });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('a still of the last screen is marked with its time for as long as it stands', async () => {
  const still = Object.assign(document.createElement('div'), { id: 'still' });
  still.dataset.at = String(at);
  document.body.append(still);
  renderInStore(<OfflineBadge />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Showing posts from Nov 22, 9:05\sAM\.$/);
  still.remove();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
