/** The composer's messages about visibility, invalid drafts and doubtful recipients. */
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composerChanged, submitRequested } from '@/slices/composer/composers';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { body, form, showComposer, typed } from '@support/composer/composer';
import { signedIn } from '@support/people';

const target = 'new';
const forFollowers = typed({ text: 'Hello', visibility: 'private' });

describe('the warning of a followers-only post', () => {
  it('POST-24 is a note if the account is locked, else it links to the profile settings [locked]', async () => {
    const { dispatch, dispatched } = showComposer({ before: [typed({ text: 'Hello' })] });
    expect(form().queryByText(/follow you/)).not.toBeInTheDocument();
    dispatch(forFollowers);
    expect(form().getByText(/Anyone can follow you/)).toBeVisible();
    await userEvent.click(form().getByRole('button', { name: 'profile settings' }));
    expect(dispatched.at(-1)).toEqual(
      dialogOpened({ kind: 'settings', props: { mode: 'user', tab: 'profile', minimized: false } }),
    );
    dispatch(signedIn({ locked: true }));
    expect(form().getByText('Only people who follow you will see this post.')).toBeVisible();
    expect(form().queryByText(/Anyone can follow you/)).not.toBeInTheDocument();
  });

  it('does not appear any more after it is dismissed [hideScopeNotice]', async () => {
    const { dispatched } = showComposer({ before: [forFollowers] });
    await userEvent.click(form().getByRole('button', { name: 'Dismiss' }));
    expect(dispatched).toEqual([settingChanged({ name: 'hideScopeNotice', value: true })]);
    expect(form().queryByText(/Anyone can follow you/)).not.toBeInTheDocument();
  });
});

describe('a failed attempt to post', () => {
  it('POST-12 an empty post shows an error until it is dismissed or the text changes', async () => {
    const { dispatch } = showComposer();
    const hindered = composerChanged({ target, changes: { blockingError: { kind: 'empty' } } });
    dispatch(hindered);
    const box = form().getByRole('alert');
    expect(box).toHaveTextContent("Can't post an empty status with no files");
    await userEvent.click(within(box).getByRole('button', { name: 'Dismiss' }));
    expect(form().queryByRole('alert')).not.toBeInTheDocument();
    dispatch(hindered);
    expect(form().getByRole('alert')).toBeVisible();
    dispatch(typed({ text: 'H' }));
    expect(form().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is possible: the button describes what is missing', async () => {
    const { dispatched } = showComposer();
    await userEvent.click(form().getByRole('button', { name: 'Post' }));
    expect(dispatched).toEqual([submitRequested({ target })]);
  });

  it('POST-17 a poll with too few different options shows an error', () => {
    const poll = { options: ['frog', ' frog', ''], multiple: false, expiresIn: 600 };
    const { dispatch } = showComposer({ before: [typed({ text: 'Hi', poll })] });
    dispatch(composerChanged({ target, changes: { blockingError: { kind: 'fewOptions' } } }));
    expect(form().getByRole('alert')).toHaveTextContent('Too few unique options in poll');
  });
});

describe('the question about doubtful recipients', () => {
  const doubtful = { visibility: 'direct' as const, text: 'Hello' };
  const asked = composerChanged({ target, changes: { shownWarnings: ['{"kind":"nobody"}'] } });
  const question = /haven't mentioned anyone, so only you will see/;
  const box = () => form().getByRole('group', { name: question });

  it('appears in the form on "Post" and takes the focus; one press posts anyway', async () => {
    const { dispatch, dispatched } = showComposer({ before: [typed(doubtful)] });
    expect(form().queryByText(question)).not.toBeInTheDocument();
    dispatch(asked);
    expect(box()).toHaveFocus();
    dispatched.length = 0;
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(within(box()).getByRole('button', { name: 'Post anyway' }));
    expect(dispatched).toEqual([submitRequested({ target }), submitRequested({ target })]);
  });

  it.each(['Keep writing', 'Escape'])('closes by "%s", back to the text', async (how) => {
    const { dispatch } = showComposer({ before: [typed(doubtful)] });
    dispatch(asked);
    if (how === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(within(box()).getByRole('button', { name: how }));
    expect(form().queryByText(question)).not.toBeInTheDocument();
    expect(body()).toHaveFocus();
  });

  it('closes when the draft changes, and does not reopen by itself', () => {
    const { dispatch } = showComposer({ before: [typed(doubtful)] });
    dispatch(asked);
    dispatch(typed({ ...doubtful, text: 'Hello @leo' }));
    dispatch(typed(doubtful));
    expect(form().queryByText(question)).not.toBeInTheDocument();
  });
});
