/** The mark of a page that is cut off says so, and of when what it shows is. */
import { screen } from '@testing-library/react';
import { OfflineBadge } from '@/app/layout/OfflineBadge';
import { connectionRestored, connectionLost } from '@/slices/session/offline';
import { onlineChanged } from '@/slices/realtime/realtime';
import { renderInStore } from '@support/renderInStore';

const at = new Date(2026, 10, 22, 9, 5).getTime();

it('says that there is no line', () => {
  renderInStore(<OfflineBadge />, { before: [onlineChanged(false), connectionLost({ at })] });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Offline\. What you see is from Nov 22, 9:05\sAM\.$/,
  );
});

it('says that the server does not answer', () => {
  renderInStore(<OfflineBadge />, { before: [connectionLost({ at })] });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The server does not answer\. What you see is from/,
  );
});

it('goes when the line is back, and is not there before', () => {
  const { dispatch } = renderInStore(<OfflineBadge />);
  expect(screen.queryByRole('status')).toBeNull();
  dispatch(connectionLost({ at }));
  expect(screen.getByRole('status')).toBeInTheDocument();
  dispatch(connectionRestored());
  expect(screen.queryByRole('status')).toBeNull();
});
