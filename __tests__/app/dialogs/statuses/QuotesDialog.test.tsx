/** The list of the posts that quote a post. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { QuotesDialog } from '@/app/dialogs/statuses/QuotesDialog';
import { quotesRequest } from '@/domain/statuses/status';
import { requestFailed } from '@/slices/engine/requests';
import { olderQuotesRequested, quotesOpened, quotesReceived } from '@/slices/statuses/quoteLists';
import { renderInStore } from '@support/renderInStore';
import { wireStatus } from '@support/wire';

const show = () =>
  renderInStore(<QuotesDialog statusId="s1" level={1} onClose={() => undefined} />);
const entities = decodeStatuses([wireStatus({ id: 's2', content: 'Frogs croak', pleroma: {} })]);

it('lists them, and asks for older ones by a press', async () => {
  const { dispatched, dispatch } = show();
  expect(dispatched).toEqual([quotesOpened({ statusId: 's1' })]);
  const list = { statusId: 's1', ids: ['s2'], entities, older: false };
  dispatch(quotesReceived({ ...list, next: '7' }));
  expect(screen.getByRole('article')).toHaveTextContent('Frogs croak');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(dispatched.at(-1)).toEqual(olderQuotesRequested({ statusId: 's1' }));
  dispatch(quotesReceived({ ...list, next: null, older: true }));
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

it('says why there are none, and tries again', async () => {
  const { dispatched, dispatch } = show();
  dispatch(requestFailed({ key: quotesRequest('s1'), reason: 'Not yours', httpStatus: 403 }));
  expect(screen.getByRole('dialog', { name: 'Quotes' })).toHaveTextContent('Not yours');
  await userEvent.click(screen.getByRole('button', { name: /again|Retry/ }));
  expect(dispatched.at(-1)).toEqual(quotesOpened({ statusId: 's1' }));
});
