import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from '@/components/composer/Composer';
import { emptyDraft, type Draft } from '@/domain/draft';
import { instanceConfigured, settingChanged } from '@/slices/config';
import { postAsked } from '@/slices/composers';
import { draftEdited, draftNoted } from '@/slices/drafts';
import { userTokenReceived } from '@/slices/session';
import { requestEnded, requestFailed, requestStarted } from '@/slices/requests';
import { signedIn, someCurrentUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const target = 'new';
const typed = (draft: Partial<Draft>) =>
  draftNoted({ target, draft: { ...emptyDraft, idempotencyKey: 'KEY', ...draft } });
const hello = typed({ text: 'Hello frogs' });
const sending = requestStarted({ key: 'post new' });
const refused = requestFailed({ key: 'post new', reason: 'Too many frogs', httpStatus: 422 });

const show = (...before: UnknownAction[]) =>
  renderInStore(<Composer target={target} />, {
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), ...before],
  });
const form = () => within(screen.getByRole('form', { name: 'New post' }));
const text = () => form().getByRole<HTMLTextAreaElement>('textbox', { name: 'Post text' });
const post = () => form().getByRole('button', { name: 'Post' });
const scope = (name: string) => form().getByRole('radio', { name });

describe('the form for a new post', () => {
  it('notes what is typed, as it is typed', async () => {
    const { dispatched } = show();
    await userEvent.click(text());
    await userEvent.paste('Hello');
    await userEvent.click(form().getByRole('textbox', { name: 'Subject' }));
    await userEvent.paste('Frogs');
    expect(dispatched).toEqual([
      draftEdited({ target, change: { text: 'Hello' } }),
      draftEdited({ target, change: { subject: 'Frogs' } }),
    ]);
  });

  it('shows what was typed before', () => {
    show(typed({ text: 'Hello frogs', subject: 'Frogs', visibility: 'direct' }));
    expect(text()).toHaveValue('Hello frogs');
    expect(form().getByRole('textbox', { name: 'Subject' })).toHaveValue('Frogs');
    expect(scope('Direct')).toBeChecked();
  });

  it('leaves the subject out for readers who do not want it', () => {
    show(settingChanged({ name: 'alwaysShowSubjectInput', value: false }));
    expect(form().queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument();
  });

  it('has four scopes, of which the one of the account is chosen', async () => {
    const { source } = someCurrentUser({ source: { privacy: 'unlisted', sensitive: false } });
    const { dispatched } = show(signedIn({ source }));
    const group = within(form().getByRole('radiogroup', { name: 'Visibility' }));
    expect(group.getAllByRole('radio').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Public',
      'Unlisted',
      'Followers only',
      'Direct',
    ]);
    expect(scope('Unlisted')).toBeChecked();
    await userEvent.click(scope('Followers only'));
    expect(dispatched).toEqual([draftEdited({ target, change: { visibility: 'private' } })]);
  });

  it('counts what room is left, as people count, in text and subject together', () => {
    show(
      instanceConfigured({ instance: { textlimit: 1_010 } }),
      typed({ text: ' 👩‍👩‍👧‍👦é \n', subject: 'Frogs' }),
    );
    expect(form().getByText('1,003')).toBeVisible();
  });
});

describe('sending', () => {
  it('is asked for by the button and by Ctrl+Enter or ⌘+Enter, not by Enter alone', async () => {
    const { dispatched } = show(hello);
    await userEvent.click(post());
    expect(dispatched).toEqual([postAsked({ target })]);
    await userEvent.click(text());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    expect(dispatched.filter(postAsked.match)).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    expect(dispatched.filter(postAsked.match)).toHaveLength(3);
  });

  it.each([
    ['', "Can't post an empty status with no files"],
    [' \n ', "Can't post an empty status with no files"],
    ['Hello frog', '1 character too many'],
    ['Hello frogs', '2 characters too many'],
  ])('of %j is not possible, and the button says why', async (draft, reason) => {
    const { dispatched } = show(
      instanceConfigured({ instance: { textlimit: 9 } }),
      typed({ text: draft }),
    );
    expect(post()).toHaveAttribute('aria-disabled', 'true');
    expect(post()).toHaveAttribute('title', reason);
    await userEvent.click(post());
    expect(dispatched).toEqual([]);
  });

  it('takes no change and no second press while it is under way', async () => {
    const { dispatched, dispatch } = show(hello);
    dispatch(sending);
    dispatched.length = 0;
    expect(post()).toHaveAttribute('aria-busy', 'true');
    expect(text()).toHaveAttribute('readonly');
    expect(form().getByRole('textbox', { name: 'Subject' })).toBeDisabled();
    await userEvent.click(scope('Direct'));
    await userEvent.click(post());
    await userEvent.click(text());
    await userEvent.keyboard('more');
    expect(dispatched).toEqual([]);
    expect(text()).toHaveValue('Hello frogs');
  });

  it('that failed keeps what was typed, says why, and can be tried again', async () => {
    const { dispatched, dispatch } = show(hello);
    dispatch(sending);
    dispatch(refused);
    expect(form().getByRole('alert')).toHaveTextContent('Error: Too many frogs');
    expect(text()).toHaveValue('Hello frogs');
    expect(text()).not.toHaveAttribute('readonly');
    dispatched.length = 0;
    await userEvent.click(post());
    expect(dispatched).toEqual([postAsked({ target })]);
    dispatch(sending);
    dispatch(requestEnded({ key: 'post new' }));
    expect(form().queryByRole('alert')).not.toBeInTheDocument();
  });
});
