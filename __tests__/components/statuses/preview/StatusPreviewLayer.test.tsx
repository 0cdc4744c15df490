/** The preview of the status behind a link, on hover and on focus. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusPreviewLayer } from '@/components/statuses/preview/StatusPreviewLayer';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { statusPreviewRequest } from '@/domain/statuses/status';
import { requestFailed } from '@/slices/engine/requests';
import { statusDeleted, statusPreviewRequested } from '@/slices/statuses/statuses';
import { point, useRestingPointer } from '@support/engine/pointing';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const reply = wireStatus({
  id: 's2',
  content: 'I agree',
  in_reply_to_id: 's1',
  in_reply_to_account_id: 'u1',
  pleroma: { in_reply_to_account_acct: 'mia' },
});
const parent = wireStatus({ content: 'Frogs croak', pleroma: {} });

const show = (...known: (typeof parent)[]) =>
  renderInStore(
    <>
      <StatusCard statusId="s2" />
      <StatusPreviewLayer />
      <button type="button">elsewhere</button>
    </>,
    { before: [statusesKnown(...known, reply)] },
  );
const line = () => screen.getByRole('link', { name: 'Reply to @mia' });
const peek = () => screen.queryByRole('group', { name: 'Post preview' });
const found = () => screen.findByRole('group', { name: 'Post preview' });

const over = (element: Element, pointerType?: string) => point('pointerover', element, pointerType);

describe('CARD-07 the line that names the person replied to', () => {
  const { rest } = useRestingPointer();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  it('links to the parent status', () => {
    show(parent);
    expect(line()).toHaveAttribute('href', '/notice/s1');
    expect(peek()).toBeNull();
  });

  it('shows an internationalised host in its own script', () => {
    const acct = 'petra@xn--mnchen-3ya.example';
    const { dispatch } = show();
    dispatch(statusesKnown({ ...reply, pleroma: { in_reply_to_account_acct: acct } }));
    expect(screen.getByRole('link', { name: 'Reply to @petra@münchen.example' })).toBeVisible();
  });

  it('shows a preview when the pointer rests, as long as it stays on link or preview', async () => {
    show(parent);
    over(line());
    const panel = await found();
    expect(await within(panel).findByRole('article')).toHaveTextContent('Frogs croak');
    expect(within(panel).getByRole('article')).toHaveAttribute('data-status-id', 's1');
    over(within(panel).getByText('Frogs croak'));
    await rest(350);
    expect(peek()).not.toBeNull();
    over(screen.getByRole('button', { name: 'elsewhere' }));
    await rest(350);
    expect(peek()).toBeNull();
  });

  it('shows no preview to a passing pointer or a finger', async () => {
    show(parent);
    over(line());
    over(screen.getByRole('button', { name: 'elsewhere' }));
    over(line(), 'touch');
    await rest(400);
    expect(peek()).toBeNull();
  });

  it('shows the preview on keyboard focus at once, announces it, and hides it by Escape', async () => {
    show(parent);
    await user.tab();
    act(() => line().focus());
    const panel = await found();
    await within(panel).findByRole('article');
    expect(line()).toHaveFocus();
    expect(line()).toHaveAccessibleDescription(/Frogs croak/);
    await user.keyboard('{Escape}');
    expect(peek()).toBeNull();
    expect(line()).not.toHaveAttribute('aria-describedby');
    expect(line()).toHaveFocus();
  });

  it('fetches an unknown parent, and says when it cannot be loaded', async () => {
    const { dispatch, dispatched } = show();
    over(line());
    const panel = await found();
    await within(panel).findByText('Loading…');
    expect(dispatched).toEqual([statusPreviewRequested({ statusId: 's1' })]);
    dispatch(requestFailed({ key: statusPreviewRequest('s1'), reason: 'Gone', httpStatus: 404 }));
    expect(panel).toHaveTextContent(/^This post isn't available$/);
  });

  it('says when the parent was deleted', async () => {
    const { dispatch } = show(parent);
    over(line());
    await within(await found()).findByRole('article');
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(peek()).toHaveTextContent(/^This post was deleted$/);
  });

  it('hides the preview on any press', async () => {
    show(parent);
    over(line());
    await found();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'elsewhere' }));
    expect(peek()).toBeNull();
  });
});
