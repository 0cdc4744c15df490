import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatus } from '@/api/decode/statuses/status';
import { isRefusal } from '@/api/decode/engine/refusal';
import { composerChanged, previewToggled } from '@/slices/composer/composers';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { form, has, showComposer, typed } from '@support/composer/composer';
import { wireStatus } from '@support/wire';

const target = 'new';
const key = 'preview of new';
const shown = previewToggled({ target, shown: true });
const box = () => form().getByRole('region', { name: 'Preview' });

function rendered(html: string) {
  const answer = decodeStatus(wireStatus({ id: 'fake', content: html }));
  if (isRefusal(answer)) throw new Error('That is no status');
  const [status] = answer.entities.statuses;
  const preview = status ? { ...status, summary: 'Pond' } : null;
  return composerChanged({ target, changes: { preview } });
}

describe('the post preview', () => {
  it('is offered if the server supports it, and can be switched on and off', async () => {
    const { dispatch, dispatched } = showComposer({ before: [has({ family: 'mastodon' })] });
    expect(form().queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
    dispatch(has({ family: 'pleroma' }));
    dispatched.length = 0;
    await userEvent.click(form().getByRole('button', { name: 'Preview', pressed: false }));
    await userEvent.click(form().getByRole('button', { name: 'Preview', pressed: true }));
    expect(dispatched).toEqual([shown, previewToggled({ target, shown: false })]);
  });

  it('POST-16 of a post without text and subject says that it is empty', () => {
    const { dispatch } = showComposer({ before: [shown] });
    expect(box()).toHaveTextContent('Nothing to preview');
    dispatch(typed({ subject: 'Pond' }));
    expect(box()).not.toHaveTextContent('Nothing to preview');
    dispatch(typed({ text: 'Frogs' }));
    expect(box()).not.toHaveTextContent('Nothing to preview');
    dispatch(typed({ text: ' \n' }));
    expect(box()).toHaveTextContent('Nothing to preview');
  });

  it("shows the server's rendering, and keeps it while the next one loads", () => {
    const { dispatch } = showComposer({ before: [typed({ text: '**Frogs**' }), shown] });
    dispatch(rendered('<strong>Frogs</strong>'));
    expect(within(box()).getByText('Frogs').tagName).toBe('STRONG');
    expect(within(box()).getByText('Pond')).toBeVisible();
    dispatch(requestStarted({ key }));
    expect(box()).toHaveAttribute('aria-busy', 'true');
    expect(within(box()).getByText('Frogs')).toBeVisible();
  });

  it("shows the server's error", () => {
    const { dispatch } = showComposer({ before: [typed({ text: 'Frogs' }), shown] });
    dispatch(requestFailed({ key, reason: 'Too many frogs', httpStatus: 422 }));
    expect(within(box()).getByRole('alert')).toHaveTextContent('Error: Too many frogs');
  });
});
