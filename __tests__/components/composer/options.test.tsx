/** The further options of a post: one row, remembered, and only what the server has. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingChanged } from '@/slices/session/config';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { form, has, showComposer, typed } from '@support/composer/composer';
import { someDraft } from '@support/composer/drafts';

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

describe('the people who may quote a post', () => {
  const mastodon = has({ family: 'mastodon', backendVersion: '4.5.0', quotingAvailable: true });

  it('are chosen for posts that many see, where the server asks', async () => {
    const { dispatched, dispatch } = showComposer({ before: [mastodon, remembered(true)] });
    const quotes = (await row()).getByRole('combobox', { name: 'Who can quote' });
    expect(quotes).toHaveDisplayValue('Account default');
    await userEvent.selectOptions(quotes, 'Only me');
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { quotePolicy: 'nobody' } }));
    await userEvent.selectOptions(quotes, 'Account default');
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { quotePolicy: null } }));
    dispatch(typed({ visibility: 'private' }));
    expect(form().queryByRole('group', { name: 'More options' })).not.toBeInTheDocument();
  });

  it('may be changed with an edit', async () => {
    const edited = 'edit s1';
    const draft = someDraft({ quotePolicy: 'followers', edits: { editedAt: null, poll: null } });
    showComposer({
      target: edited,
      before: [mastodon, remembered(true), draftSaved({ target: edited, draft })],
    });
    const quotes = await screen.findByRole('combobox', { name: 'Who can quote' });
    expect(quotes).toHaveDisplayValue('Followers only');
  });

  it('are not asked about before Mastodon 4.5', () => {
    const older = has({ family: 'mastodon', backendVersion: '4.4.0', quotingAvailable: false });
    showComposer({ before: [older] });
    expect(form().queryByRole('button', { name: 'More options' })).not.toBeInTheDocument();
  });
});

it('the people who may reply are chosen on GoToSocial', async () => {
  const gotosocial = has({ family: 'gotosocial', backendVersion: '0.20.2' });
  const { dispatched } = showComposer({ before: [gotosocial, remembered(true)] });
  const replies = (await row()).getByRole('combobox', { name: 'Who can reply' });
  await userEvent.selectOptions(replies, 'Only people mentioned');
  expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { replyPolicy: 'mentioned' } }));
  const favourites = (await row()).getByRole('combobox', { name: 'Who can favourite' });
  await userEvent.selectOptions(favourites, 'With my approval');
  expect(dispatched.at(-1)).toEqual(
    draftEdited({ target, change: { favouritePolicy: 'approval' } }),
  );
  const repeats = (await row()).getByRole('combobox', { name: 'Who can repeat' });
  await userEvent.selectOptions(repeats, 'Only me');
  expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { repeatPolicy: 'nobody' } }));
  expect((await row()).queryByRole('combobox', { name: 'Delete after' })).not.toBeInTheDocument();
});
