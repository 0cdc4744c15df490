/** The mark of a page that is cut off says so, and of when what it shows is. */
import { screen } from '@testing-library/react';
import { OfflineMark } from '@/app/OfflineMark';
import { lineFound, lineLost } from '@/slices/offline';
import { onlineChanged } from '@/slices/realtime';
import { renderInStore } from '@support/renderInStore';

const at = new Date(2026, 10, 22, 9, 5).getTime();

it('says that there is no line', () => {
  renderInStore(<OfflineMark />, { before: [onlineChanged(false), lineLost({ at })] });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Offline\. What you see is from Nov 22, 9:05\sAM\.$/,
  );
});

it('says that the server does not answer', () => {
  renderInStore(<OfflineMark />, { before: [lineLost({ at })] });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The server does not answer\. What you see is from/,
  );
});

it('goes when the line is back, and is not there before', () => {
  const { dispatch } = renderInStore(<OfflineMark />);
  expect(screen.queryByRole('status')).toBeNull();
  dispatch(lineLost({ at }));
  expect(screen.getByRole('status')).toBeInTheDocument();
  dispatch(lineFound());
  expect(screen.queryByRole('status')).toBeNull();
});
