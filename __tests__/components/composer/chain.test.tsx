/** The composer with several posts that answer one another. */
import type { Action } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from '@/components/composer/Composer';
import { instanceConfigured } from '@/slices/session/config';
import { partsArranged, composerChanged } from '@/slices/composer/composers';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { jobUpdated } from '@/slices/composer/outbox';
import { userTokenReceived } from '@/slices/session/session';
import { someDraft, someFile, someJob, somePart } from '@support/composer/drafts';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const target = 'new';
const three = someDraft({
  text: 'One',
  parts: [somePart({ text: 'Two' }), somePart({ text: 'Three' })],
});
const show = (draft = three, limit = 20, more: Action[] = []) =>
  renderInStore(<Composer target={target} />, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      instanceConfigured({ instance: { textlimit: limit } }),
      draftSaved({ target, draft }),
      ...more,
    ],
  });
const part = (place: number) => within(screen.getByRole('group', { name: `Post ${place} of 3` }));

it('each post has a field with its own name, and its own count', () => {
  show();
  for (const [at, text] of ['One', 'Two', 'Three'].entries()) {
    expect(part(at + 1).getByRole('textbox', { name: `Post ${at + 1} of 3` })).toHaveValue(text);
    expect(part(at + 1).getByTitle(`${20 - text.length} characters left`)).toBeVisible();
  }
  expect(screen.getByRole('checkbox', { name: 'Number the posts' })).not.toBeChecked();
});

it('each post counts its own files, wherever one types', () => {
  const files = [someFile({ id: 'f1' }), someFile({ id: 'f2' })];
  show({ ...three, files }, 20, [
    instanceConfigured({ instance: { maxAttachments: 4 } }),
    composerChanged({ target, changes: { part: 2 } }),
  ]);
  expect(part(1).getByText('2 of 4 files')).toBeVisible();
});

it('a single post looks as before, with a button for another', async () => {
  const { dispatched } = show(someDraft({ text: 'One' }));
  expect(screen.getByRole('textbox', { name: 'Post text' })).toHaveValue('One');
  expect(screen.queryByRole('group', { name: /^Post/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Number the posts' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add post' }));
  expect(dispatched).toContainEqual(
    partsArranged({ target, part: 0, arrangement: { kind: 'add' } }),
  );
});

it('typing changes the post in which one types, and the buttons are about it', async () => {
  const { dispatched } = show();
  const second = screen.getByRole('textbox', { name: 'Post 2 of 3' });
  await userEvent.type(second, '!');
  expect(dispatched).toContainEqual(composerChanged({ target, changes: { part: 1 } }));
  expect(dispatched).toContainEqual(draftEdited({ target, part: 1, change: { text: 'Two!' } }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Number the posts' }));
  expect(dispatched).toContainEqual(draftEdited({ target, part: 1, change: { numbered: true } }));
});

it('a long post offers to be split', async () => {
  const { dispatched } = show(someDraft({ text: 'One frog. Two frogs. Three.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Split into posts' }));
  expect(dispatched).toContainEqual(
    partsArranged({ target, part: 0, arrangement: { kind: 'split' } }),
  );
});

it('Alt and Enter divide a post at the caret; backspace takes an empty one away', async () => {
  const { dispatched } = show(
    someDraft({ text: 'One', parts: [somePart(), somePart({ text: 'x' })] }),
  );
  const first = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Post 1 of 3' });
  await userEvent.click(first);
  first.setSelectionRange(1, 2);
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(dispatched).toContainEqual(
    partsArranged({ target, part: 0, arrangement: { kind: 'divide', start: 1, end: 2 } }),
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Post 2 of 3' }));
  await userEvent.keyboard('{Backspace}');
  expect(dispatched).toContainEqual(
    partsArranged({ target, part: 1, arrangement: { kind: 'join' } }),
  );
});

it('posts are moved and joined by their buttons', async () => {
  const { dispatched } = show();
  await userEvent.click(part(2).getByRole('button', { name: 'Move earlier' }));
  await userEvent.click(part(3).getByRole('button', { name: 'Join with the post above' }));
  expect(dispatched.filter((action) => partsArranged.match(action))).toEqual([
    partsArranged({ target, part: 1, arrangement: { kind: 'move', to: 0 } }),
    partsArranged({ target, part: 2, arrangement: { kind: 'join' } }),
  ]);
});

it('the focus goes to the place that the arrangement says', () => {
  const { dispatch } = show();
  dispatch(composerChanged({ target, changes: { part: 2, caret: 2 } }));
  const third = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Post 3 of 3' });
  expect(third).toHaveFocus();
  expect(third.selectionStart).toBe(2);
});

it('says which post is too long, and which one the server refused', () => {
  const draft = { ...three, sentParts: ['s1'] };
  const failure = { kind: 'refused', reason: 'Too many frogs' } as const;
  show(draft, 4, [jobUpdated(someJob({ draft, phase: 'failed', failure }))]);
  expect(screen.getByRole('alert')).toHaveTextContent('Post 2: Error: Too many frogs');
  expect(screen.getByText(/^1 of 4 posted\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'your last post' })).toHaveAttribute(
    'href',
    '/notice/s1',
  );
  expect(screen.getByRole('button', { name: 'Post' })).toHaveAccessibleDescription(
    'Post 3: 1 character over the limit',
  );
});

it('is not for later, and not for an edit', () => {
  const { unmount } = show(someDraft({ scheduledAt: 5 }));
  expect(screen.getByRole('button', { name: 'Add post' })).toHaveAccessibleDescription(
    'Only a single post can be scheduled',
  );
  unmount();
  renderInStore(<Composer target="edit s1" />, { before: [signedIn()] });
  expect(screen.queryByRole('button', { name: 'Add post' })).toBeNull();
});
