/** The further options of a post: one row, remembered, and only what the server has. */
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingChanged } from '@/slices/session/config';
import { draftEdited } from '@/slices/composer/drafts';
import { form, has, showComposer, typed } from '@support/composer/composer';

const target = 'new';
const HOUR = 3_600;
const remembered = (value: boolean) => settingChanged({ name: 'composerOptions', value });
const more = () => form().getByRole('button', { name: 'More options' });
const row = async () => within(await form().findByRole('group', { name: 'More options' }));

describe('further options', () => {
  it('are not offered where the server has none', () => {
    showComposer({ before: [has({ family: 'unknown' }), remembered(true)] });
    expect(form().queryByRole('button', { name: 'More options' })).not.toBeInTheDocument();
    expect(form().queryByRole('group', { name: 'More options' })).not.toBeInTheDocument();
  });

  it('open in one row, which is remembered [composerOptions]', async () => {
    const { dispatched, dispatch } = showComposer({ before: [has({ family: 'pleroma' })] });
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more());
    expect(dispatched).toContainEqual(remembered(true));
    expect(await row()).toBeDefined();
    await userEvent.click(more());
    expect(form().queryByRole('group', { name: 'More options' })).not.toBeInTheDocument();
    // One that is used is never out of sight.
    dispatch(typed({ expiresIn: HOUR }));
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(await row()).toBeDefined();
  });
});

describe('the time after which a post deletes itself', () => {
  const show = async (expiresIn: number | null = null) => {
    const shown = showComposer({
      before: [has({ family: 'akkoma' }), remembered(true), typed({ expiresIn })],
    });
    return { ...shown, select: (await row()).getByRole('combobox', { name: 'Delete after' }) };
  };

  it('is chosen from usual ones', async () => {
    const { dispatched, select } = await show();
    expect(select).toHaveDisplayValue('Never');
    await userEvent.selectOptions(select, '1 day');
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { expiresIn: 24 * HOUR } }));
    await userEvent.selectOptions(select, 'Never');
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { expiresIn: null } }));
  });

  it('may be one of one’s own, of an hour at least', async () => {
    const { dispatched, select } = await show(36 * HOUR);
    expect(select).toHaveDisplayValue('Custom');
    const amount = (await row()).getByRole('spinbutton', { name: 'Delete after' });
    expect(amount).toHaveValue(36);
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.5');
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { expiresIn: HOUR } }));
  });
});
