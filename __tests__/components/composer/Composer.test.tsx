import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from '@/components/composer/Composer';
import type { Job, JobFailure } from '@/domain/composer/outbox';
import { settingChanged } from '@/slices/session/config';
import { composerChanged, submitRequested } from '@/slices/composer/composers';
import { lastPostEditRequested } from '@/slices/composer/editing';
import { draftEdited, postConfirmed } from '@/slices/composer/drafts';
import { jobEnded, jobUpdated } from '@/slices/composer/outbox';
import { userTokenCleared } from '@/slices/session/session';
import { body, form, has, showComposer, typed } from '@support/composer/composer';
import { someFile, someJob } from '@support/composer/drafts';
import { signedIn, someCurrentUser } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const target = 'new';
const job = (changes: Partial<Job>) => jobUpdated(someJob(changes));
const sending = job({ phase: 'sending' });
const refused = (reason: string) => job({ phase: 'failed', failure: { kind: 'refused', reason } });
const notThus = refused('Too many frogs');
const pond = has({
  textlimit: 1_010,
  family: 'pleroma',
  pollsAvailable: true,
  postFormats: ['text/plain', 'text/markdown'],
});
const post = () => form().getByRole('button', { name: 'Post' });
const scope = (name: string) => form().getByRole('radio', { name });
const hello = typed({ text: 'Hello frogs' });

describe('the composer', () => {
  it('has subject, text, visibility, format, sensitivity, poll and preview', () => {
    showComposer({ before: [pond] });
    for (const name of ['Subject', 'Post text']) {
      expect(form().getByRole('textbox', { name })).toBeVisible();
    }
    expect(form().getByRole('radiogroup', { name: 'Visibility' })).toBeVisible();
    expect(form().getByRole('combobox', { name: 'Format' })).toBeVisible();
    expect(form().getByRole('checkbox', { name: 'Sensitive media' })).toBeVisible();
    for (const name of ['Add media', 'Add poll', 'Preview', 'Post']) {
      expect(form().getByRole('button', { name })).toBeVisible();
    }
  });

  it('saves the draft on each keystroke', async () => {
    const { dispatched } = showComposer();
    await userEvent.click(body());
    await userEvent.paste('Hello');
    await userEvent.click(form().getByRole('textbox', { name: 'Subject' }));
    await userEvent.paste('Frogs');
    await userEvent.click(form().getByRole('checkbox', { name: 'Sensitive media' }));
    expect(dispatched.filter(draftEdited.match)).toEqual([
      draftEdited({ target, change: { text: 'Hello' } }),
      draftEdited({ target, change: { subject: 'Frogs' } }),
      draftEdited({ target, change: { sensitive: true } }),
    ]);
  });

  it('shows the saved draft', () => {
    showComposer({
      before: [
        typed({ text: 'Hello frogs', subject: 'Frogs', visibility: 'direct', sensitive: true }),
      ],
    });
    expect(body()).toHaveValue('Hello frogs');
    expect(form().getByRole('textbox', { name: 'Subject' })).toHaveValue('Frogs');
    expect(scope('Direct')).toBeChecked();
    expect(form().getByRole('checkbox', { name: 'Sensitive media' })).toBeChecked();
  });

  it('hides an empty subject if the setting is off [alwaysShowSubjectInput]', () => {
    const without = settingChanged({ name: 'alwaysShowSubjectInput', value: false });
    const { dispatch } = showComposer({ before: [without] });
    expect(form().queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument();
    dispatch(typed({ subject: 'Frogs' }));
    expect(form().getByRole('textbox', { name: 'Subject' })).toHaveValue('Frogs');
  });

  it("offers four visibilities, with the account's default selected [defaultScope]", async () => {
    const { source } = someCurrentUser({ source: { privacy: 'unlisted', sensitive: false } });
    const { dispatched } = showComposer({
      before: [has({ family: 'mastodon' }), signedIn({ source })],
    });
    const group = within(form().getByRole('radiogroup', { name: 'Visibility' }));
    expect(group.getAllByRole('radio').map((each) => each.closest('label')!.textContent)).toEqual([
      'Public',
      'Unlisted',
      'Followers only',
      'Direct',
    ]);
    expect(scope('Unlisted')).toBeChecked();
    await userEvent.click(scope('Followers only'));
    expect(dispatched).toEqual([draftEdited({ target, change: { visibility: 'private' } })]);
  });

  it('shows the chosen visibility, all of them after a press, and closes after the choice', async () => {
    showComposer({ before: [has({ family: 'mastodon' })] });
    const group = form().getByRole('radiogroup', { name: 'Visibility' });
    const isOpen = () => group.hasAttribute('data-open');
    expect(isOpen()).toBe(false);
    await userEvent.click(scope('Public'));
    expect(isOpen()).toBe(true);
    await userEvent.click(scope('Direct'));
    expect(isOpen()).toBe(false);

    // By keyboard: the space bar opens and closes it, Escape closes it alone, leaving it too.
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(isOpen()).toBe(false);
  });

  it('offers fewer visibilities in minimal mode [minimalScopesMode]', () => {
    const few = settingChanged({ name: 'minimalScopesMode', value: true });
    showComposer({ before: [has({ family: 'mastodon' }), few] });
    const group = within(form().getByRole('radiogroup', { name: 'Visibility' }));
    expect(group.getAllByRole('radio').map((each) => each.closest('label')!.textContent)).toEqual([
      'Public',
      'Direct',
    ]);
  });

  it('offers local-only posts if the server supports them', () => {
    showComposer({ before: [pond] });
    expect(scope('This server only')).toBeInTheDocument();
  });

  it('counts the remaining characters as people count them, in text and subject together', () => {
    showComposer({ before: [pond, typed({ text: ' 👩‍👩‍👧‍👦é \n', subject: 'Frogs' })] });
    expect(form().getByText('1,000')).toBeVisible();
  });

  it('shows no counter if the server has no limit', () => {
    showComposer({ before: [has({ textlimit: 0 }), hello] });
    expect(form().queryByText(/^-?\d+$/)).not.toBeInTheDocument();
  });
});

describe('the format of a post', () => {
  const formats = () =>
    within(form().getByRole('combobox', { name: 'Format' }))
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('POST-23 can be chosen only if the server offers several', async () => {
    const { dispatch, dispatched } = showComposer({ before: [has({ postFormats: [] })] });
    expect(form().queryByRole('combobox', { name: 'Format' })).not.toBeInTheDocument();
    dispatch(has({ postFormats: ['text/plain'] }));
    expect(form().queryByRole('combobox', { name: 'Format' })).not.toBeInTheDocument();
    dispatch(has({ postFormats: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'] }));
    expect(formats()).toEqual(['Plain text', 'HTML', 'Markdown', 'BBCode']);
    await userEvent.selectOptions(form().getByRole('combobox', { name: 'Format' }), 'Markdown');
    expect(dispatched.at(-1)).toEqual(
      draftEdited({ target, change: { contentType: 'text/markdown' } }),
    );
  });

  it('is the preferred one, which may be one without a name [postContentType]', () => {
    showComposer({
      before: [
        has({ postFormats: ['text/plain', 'text/x.org'] }),
        settingChanged({ name: 'postContentType', value: 'text/x.org' }),
      ],
    });
    expect(formats()).toEqual(['Plain text', 'text/x.org']);
    expect(form().getByRole('combobox', { name: 'Format' })).toHaveValue('text/x.org');
  });
});

it('the up arrow in an empty field asks for an edit of the last post, and in no other', async () => {
  const { dispatch, dispatched } = showComposer();
  const asked = () => dispatched.filter(lastPostEditRequested.match).length;
  await userEvent.click(body());
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(asked()).toBe(0);
  await userEvent.keyboard('{ArrowUp}');
  expect(asked()).toBe(1);
  dispatch(typed({ text: 'Hi' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(asked()).toBe(1);
});

describe('sending a post', () => {
  it('works by the button and by Ctrl+Enter or ⌘+Enter, not by Enter alone', async () => {
    const { dispatched } = showComposer({ before: [hello] });
    const asked = () => dispatched.filter(submitRequested.match);
    await userEvent.click(post());
    expect(dispatched).toEqual([submitRequested({ target })]);
    await userEvent.click(body());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    expect(asked()).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(form().getByRole('textbox', { name: 'Subject' }));
    await userEvent.keyboard('{Enter}');
    expect(asked()).toHaveLength(3);
    expect(body()).toHaveFocus();
  });

  it.each([
    ['Hello frog', '1 character over the limit'],
    ['Hello frogs', '2 characters over the limit'],
  ])('of %j is not possible, and the button says why', async (text, reason) => {
    const { dispatched } = showComposer({ before: [has({ textlimit: 9 }), typed({ text })] });
    expect(post()).toHaveAttribute('aria-disabled', 'true');
    expect(post()).toHaveAttribute('title', reason);
    await userEvent.click(post());
    expect(dispatched).toEqual([]);
  });

  it('POST-14 waits for the previous post, uploads, the list of emoji, and a writer who is logged out', () => {
    const waits = (reason: string) => {
      expect(post()).toHaveAttribute('aria-disabled', 'true');
      expect(post()).toHaveAttribute('title', reason);
    };
    const { dispatch } = showComposer({ before: [hello] });
    expect(post()).not.toHaveAttribute('aria-disabled');
    dispatch(composerChanged({ target, changes: { pickerOpen: true } }));
    waits('Close the emoji picker first');
    dispatch(composerChanged({ target, changes: { pickerOpen: false } }));
    dispatch(typed({ text: 'Hello', files: [someFile({ attachment: null })] }));
    waits('Files are still uploading');
    dispatch(hello);
    dispatch(sending);
    expect(post()).toHaveAttribute('aria-disabled', 'true');
    expect(post()).toHaveAttribute('aria-busy', 'true');
    dispatch(jobEnded({ id: 'key-1' }));
    expect(post()).not.toHaveAttribute('aria-disabled');
    dispatch(userTokenCleared());
    waits('Log in to post this');
  });

  it('accepts no change and no second press', async () => {
    const { dispatched, dispatch } = showComposer({ before: [hello] });
    dispatch(sending);
    dispatched.length = 0;
    expect(post()).toHaveAttribute('aria-busy', 'true');
    expect(body()).toHaveAttribute('readonly');
    expect(form().getByRole('textbox', { name: 'Subject' })).toBeDisabled();
    expect(form().getByRole('checkbox', { name: 'Sensitive media' })).toBeDisabled();
    await userEvent.click(scope('Direct'));
    await userEvent.click(post());
    await userEvent.click(body());
    await userEvent.keyboard('more');
    expect(dispatched.filter((action) => !submitRequested.match(action))).toEqual([]);
    expect(body()).toHaveValue('Hello frogs');
  });

  it('POST-07 is idle, in progress or failed; a sent text is cleared, while visibility and format stay', () => {
    const { dispatch } = showComposer({
      before: [
        pond,
        typed({
          text: 'Hello',
          visibility: 'direct',
          contentType: 'text/markdown',
          sensitive: true,
        }),
      ],
    });
    expect(post()).not.toHaveAttribute('aria-busy');
    dispatch(sending);
    expect(post()).toHaveAttribute('aria-busy', 'true');
    dispatch(notThus);
    expect(form().getByRole('alert')).toHaveTextContent('Error: Too many frogs');
    expect(body()).toHaveValue('Hello');
    dispatch(postConfirmed({ target, statusId: 's9' }));
    expect(body()).toHaveValue('');
    expect(scope('Direct')).toBeChecked();
    expect(form().getByRole('combobox', { name: 'Format' })).toHaveValue('text/markdown');
    expect(form().getByRole('checkbox', { name: 'Sensitive media' })).not.toBeChecked();
  });

  it('POST-11 that the server refused shows the reason until it is dismissed', async () => {
    const { dispatch } = showComposer({ before: [hello, sending, notThus] });
    const box = form().getByRole('alert');
    expect(box).toHaveTextContent('Error: Too many frogs');
    await userEvent.click(within(box).getByRole('button', { name: 'Dismiss' }));
    expect(form().queryByRole('alert')).not.toBeInTheDocument();
    expect(body()).toHaveValue('Hello frogs');
    dispatch(refused('Frogs again'));
    expect(form().getByRole('alert')).toHaveTextContent('Error: Frogs again');
  });
});

describe('a post that was not sent', () => {
  it.each<[JobFailure, RegExp]>([
    [{ kind: 'description', reason: 'Too long' }, /Couldn't save a file's description.*Too long/],
    [{ kind: 'upload' }, /A file wasn't uploaded/],
    [{ kind: 'unknown', reason: 'time-out' }, /didn't answer.*time-out/],
    [{ kind: 'changed' }, /edited since you opened it/],
    [{ kind: 'late' }, /waited too long/],
  ])('with the failure %j says so', (failure, words) => {
    showComposer({ before: [hello, job({ phase: 'failed', failure })] });
    expect(form().getByRole('alert')).toHaveTextContent(words);
  });
});

describe('the composer for a reply', () => {
  const known = statusesKnown(wireStatus({ id: 's1', content: 'The pond is open' }));
  const quotes = has({ family: 'pleroma', quotingAvailable: true });
  const dispatchedEdits = (dispatched: { type: string }[]) =>
    dispatched.filter((action) => draftEdited.match(action));

  it('POST-08 may switch to a quote if quoting is available', async () => {
    const { dispatch, dispatched } = showComposer({ target: 'reply s1', before: [known] });
    expect(form('Reply').queryByRole('radio', { name: 'Quote' })).not.toBeInTheDocument();
    dispatch(quotes);
    expect(form('Reply').getByRole('radio', { name: 'Reply' })).toBeChecked();
    await userEvent.click(form('Reply').getByRole('radio', { name: 'Quote' }));
    expect(dispatchedEdits(dispatched)).toEqual([
      draftEdited({ target: 'reply s1', change: { quoting: true } }),
    ]);
    dispatch(typed({ text: 'See', quoting: true }, 'reply s1'));
    expect(form('Quote').getByRole('radio', { name: 'Quote' })).toBeChecked();
  });

  it('to a followers-only post keeps a quote followers-only', async () => {
    const own = statusesKnown(
      wireStatus({
        id: 's2',
        visibility: 'private',
        account: wireUser({ id: 'u1' }),
      }),
    );
    const { dispatched } = showComposer({ target: 'reply s2', before: [quotes, own] });
    await userEvent.click(form('Reply').getByRole('radio', { name: 'Quote' }));
    expect(dispatchedEdits(dispatched)).toEqual([
      draftEdited({ target: 'reply s2', change: { quoting: true, visibility: 'private' } }),
    ]);
  });

  it('POST-09 is reset for another post or another account', () => {
    const leo = wireUser({ id: 'u7', acct: 'leo@far.example' });
    const other = statusesKnown(wireStatus({ id: 's2', account: leo }));
    const { dispatch, rerender } = showComposer({ target: 'reply s1', before: [known, other] });
    dispatch(typed({ text: 'Thank you', subject: 'Pond' }, 'reply s1'));
    expect(body('Reply')).toHaveValue('Thank you');
    rerender(<Composer target="reply s2" />);
    expect(body('Reply')).toHaveValue('@leo@far.example ');
    expect(form('Reply').getByRole('textbox', { name: 'Subject' })).toHaveValue('');
    const moved = { ...leo, acct: 'leo@pond.example' };
    dispatch(statusesKnown(wireStatus({ id: 's2', account: moved })));
    expect(body('Reply')).toHaveValue('@leo@pond.example ');
    rerender(<Composer target="reply s1" />);
    expect(body('Reply')).toHaveValue('Thank you');
  });

  it('shows the post and focuses the text in a dialog', () => {
    showComposer({ target: 'quote s1', place: 'dialog', before: [known] });
    expect(form('Quote').getByRole('article')).toHaveTextContent('The pond is open');
    expect(body('Quote')).toHaveFocus();
  });

  it('of an edit saves the post with its previous visibility', () => {
    showComposer({ target: 'edit s1', before: [known, typed({ text: 'Hello' }, 'edit s1')] });
    expect(form('Edit post').getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Visibility' })).not.toBeInTheDocument();
  });
});

it('the composer in a panel closes by Escape and keeps the draft', async () => {
  const { dispatched } = showComposer({ place: 'panel', before: [hello] });
  await userEvent.click(body());
  const stray = jest.fn();
  document.addEventListener('keydown', (event) => stray(event.defaultPrevented), { once: true });
  await userEvent.keyboard('{Escape}');
  expect(stray).toHaveBeenCalledWith(true);
  expect(body()).not.toHaveFocus();
  expect(screen.getByRole('form', { name: 'New post' })).toHaveFocus();
  expect(dispatched.filter(draftEdited.match)).toEqual([]);
  // The keyboard goes on in the form.
  await userEvent.tab();
  expect(screen.getByRole('form', { name: 'New post' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it('the resting composer stays one line while Escape leaves its focus on the form', async () => {
  showComposer({ place: 'panel', rests: true });
  await userEvent.click(body());
  expect(form().getByRole('button', { name: 'Post' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('form', { name: 'New post' })).toHaveFocus();
  expect(form().queryByRole('button', { name: 'Post' })).toBeNull();
});
