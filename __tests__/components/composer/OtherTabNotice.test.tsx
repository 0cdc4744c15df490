/** The composer of a draft that is written in another tab: shown, not editable, with a way to go on. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftTarget } from '@/domain/composer/draft';
import { submitRequested } from '@/slices/composer/composers';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { HERE, NOBODY } from '@/domain/composer/draftOwners';
import { draftTaken, ownerHeard } from '@/slices/composer/tabDrafts';
import { fromTab } from '@/slices/engine/fromTab';
import { body, form, showComposer } from '@support/composer/composer';
import { someDraft, someFile } from '@support/composer/drafts';

const ownedBy = (owner: string, target = 'new') =>
  ownerHeard({ target, ownership: { owner, term: 1, seen: 'key-1', unseen: null } });
const heard = (draft: Parameters<typeof someDraft>[0], target = 'new') =>
  fromTab(draftSaved({ target, draft: someDraft(draft) }));
const show = (draft: Parameters<typeof someDraft>[0] = {}) =>
  showComposer({ before: [heard(draft), ownedBy('another tab')] });

const WORDS = "You're writing this in another tab.";
/** Read out by a screen reader. */
const status = () => screen.queryByText(WORDS)?.closest('[role="status"]');

it('says that it is written elsewhere, and shows the text as it is written', () => {
  const { dispatch } = show({ text: 'Half' });
  expect(status()).toBeVisible();
  expect(body()).toHaveValue('Half');
  expect(body()).toHaveAttribute('readonly');
  expect(form().queryByRole('button', { name: 'Post' })).toBeNull();
  dispatch(heard({ text: 'Half a thought' }));
  expect(body()).toHaveValue('Half a thought');
});

it('is taken over with a press, after which the text has the focus', async () => {
  const { dispatched } = show({ text: 'Half' });
  const button = form().getByRole('button', { name: 'Continue here' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(dispatched.filter(draftTaken.match)).toEqual([draftTaken({ target: 'new' })]);
  expect(form().queryByRole('button', { name: 'Continue here' })).toBeNull();
  expect(body()).toHaveFocus();
  expect(body().selectionStart).toBe(4);
  await userEvent.keyboard(' a');
  expect(dispatched.filter(draftEdited.match)).not.toEqual([]);
});

it('neither posts nor takes files meanwhile', async () => {
  const { dispatched, dispatch } = show({ files: [someFile()], subject: 'Frogs' });
  expect(form().getByRole('textbox', { name: 'Subject' })).toBeDisabled();
  await userEvent.type(body(), '{Control>}{Enter}{/Control}more');
  expect(dispatched.filter(draftEdited.match)).toEqual([]);
  // The saga asks the same, and posts nothing.
  expect(dispatched.filter(submitRequested.match)).toHaveLength(1);
  dispatch(ownedBy(NOBODY));
  expect(form().getByRole('button', { name: 'Post' })).toBeVisible();
});

describe('what is more than text', () => {
  const files = [
    someFile({ id: 'f1', name: 'frog.png', description: 'A frog', attachment: null }),
    someFile({ id: 'f2', name: 'pond.png' }),
  ];
  const poll = { options: ['Frogs', 'Toads', 'Newts'], multiple: true, expiresIn: 3_600 };
  const rows = () => within(form().getByRole('list', { name: 'Files' }));
  const options = () => within(form().getByRole('group', { name: 'New poll' }));

  it('is shown and cannot be changed: files with their descriptions', async () => {
    const { dispatched } = show({ files });
    const description = rows().getAllByRole('textbox', { name: 'Media description' })[0]!;
    expect(description).toHaveValue('A frog');
    expect(rows().getByText('pond.png')).toBeVisible();
    expect(rows().queryByRole('button')).toBeNull();
    // How far the upload is, only the other tab knows.
    expect(rows().queryByText('Waiting to upload')).toBeNull();
    await userEvent.type(description, ' more');
    expect(dispatched.filter(draftEdited.match)).toEqual([]);
  });

  it('is shown and cannot be changed: a poll', async () => {
    const { dispatched } = show({ poll });
    const fields = options().getAllByRole('textbox');
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(poll.options);
    expect(options().queryByRole('button')).toBeNull();
    expect(options().getByRole('combobox', { name: 'Poll type' })).toBeDisabled();
    await userEvent.type(fields[2]!, 'x{Enter}');
    expect(dispatched.filter(draftEdited.match)).toEqual([]);
  });

  it('can be changed once the draft is taken over', async () => {
    const { dispatched } = show({ files, poll });
    await userEvent.click(form().getByRole('button', { name: 'Continue here' }));
    await userEvent.click(rows().getAllByRole('button', { name: 'Remove attachment' })[1]!);
    await userEvent.type(options().getByRole('textbox', { name: 'Option 3' }), '!');
    const [removed, typed] = dispatched.filter(draftEdited.match);
    expect(removed?.payload.change.files).toMatchObject([{ id: 'f1' }]);
    expect(typed?.payload.change.poll?.options[2]).toBe('Newts!');
  });
});

it.each([
  ['in this tab', [heard({}), ownedBy(HERE)]],
  ['in none', [heard({}), ownedBy(NOBODY)]],
  ['in another one, and is empty', [heard({ text: '' }), ownedBy('another tab')]],
  ['in another one, and is about something else', [ownedBy('another', draftTarget('edit', 's1'))]],
])('is a composer as always if it is written %s', (_where, before) => {
  showComposer({ before });
  expect(status()).toBeUndefined();
  expect(body()).not.toHaveAttribute('readonly');
});
