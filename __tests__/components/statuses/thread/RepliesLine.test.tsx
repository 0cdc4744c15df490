import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RepliesLine } from '@/components/statuses/thread/RepliesLine';
import { statusDeleted } from '@/slices/statuses/statuses';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const reply = (id: string, acct: string) =>
  wireStatus({ id, in_reply_to_id: 's1', account: wireUser({ id: `by-${id}`, acct }) });
const known = statusesKnown(reply('s2', 'ben'), reply('s3', 'eve@hill.example'));

const show = (replyIds: string[]) => {
  const onFocusThread = jest.fn();
  const view = renderInStore(<RepliesLine replyIds={replyIds} onFocusThread={onFocusThread} />, {
    before: [known],
  });
  return { ...view, onFocusThread };
};
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('CARD-11 the list of replies to a status', () => {
  it('links to each, with a preview', () => {
    show(['s3', 's2']);
    expect(links()).toEqual(['@eve@hill.example', '@ben']);
    const link = screen.getByRole('link', { name: '@ben' });
    expect(link).toHaveAttribute('href', '/notice/s2');
    expect(link).toHaveAttribute('data-peek', 's2');
  });

  it('shows internationalised hosts in their own script', () => {
    const { dispatch } = show(['s4']);
    dispatch(statusesKnown(reply('s4', 'petra@xn--mnchen-3ya.example')));
    expect(links()).toEqual(['@petra@münchen.example']);
  });

  it('has a button that shows only the thread below it', async () => {
    const { onFocusThread } = show(['s2']);
    const name = 'View replies only';
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onFocusThread).toHaveBeenCalledTimes(1);
  });

  it('leaves out unknown and deleted ones, and is hidden when none is left', () => {
    const { dispatch, container } = show(['s2', 's9', 's3']);
    expect(links()).toHaveLength(2);
    dispatch(statusDeleted({ statusId: 's2' }));
    expect(links()).toEqual(['@eve@hill.example']);
    dispatch(statusDeleted({ statusId: 's3' }));
    expect(container).toBeEmptyDOMElement();
  });
});
