/** The dialogs of the author of a quoted post. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmRemoveFromQuote } from '@/app/dialogs/statuses/ConfirmRemoveFromQuote';
import { QuotePolicyDialog } from '@/app/dialogs/statuses/QuotePolicyDialog';
import { quotePolicyChosen, quoteRemovalRequested } from '@/slices/statuses/quotes';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const quote_approval = { automatic: ['followers'], manual: [], current_user: 'automatic' };
const before = [statusesKnown(wireStatus({ id: 's1', pleroma: {}, quote_approval }))];
const onClose = jest.fn();
const frame = { statusId: 's1', level: 1, onClose };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
afterEach(() => onClose.mockClear());

describe('who may quote a post that is out', () => {
  it('is shown and changed', async () => {
    const { dispatched } = renderInStore(<QuotePolicyDialog {...frame} />, { before });
    expect(screen.getByRole('radio', { name: 'Followers only' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Only me' }));
    await press('Save');
    expect(dispatched).toEqual([quotePolicyChosen({ statusId: 's1', policy: 'nobody' })]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not sent if nothing was changed', async () => {
    const { dispatched } = renderInStore(<QuotePolicyDialog {...frame} />, { before });
    await press('Save');
    expect(dispatched).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('taking a post out of a quote asks first', async () => {
  const { dispatched } = renderInStore(<ConfirmRemoveFromQuote {...frame} />, { before });
  expect(screen.getByRole('alertdialog')).toHaveTextContent("This can't be undone.");
  await press('Remove');
  expect(dispatched).toEqual([quoteRemovalRequested({ statusId: 's1' })]);
});
