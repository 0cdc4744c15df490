/** Typing while the draft gets each letter only after it is painted, as in the browser. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from '@/components/composer/Composer';
import { chainsSaga } from '@/sagas/composer/chains';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork } from '@/sagas/engine/effects';
import { holdLateActions } from '@/lib/scheduler/lateActions';
import { selectDraft } from '@/selectors/composer/drafts';
import { lastPostEditRequested } from '@/slices/composer/editing';
import { submitRequested } from '@/slices/composer/composers';
import { draftEdited, draftSaved, postConfirmed } from '@/slices/composer/drafts';
import { userTokenReceived } from '@/slices/session/session';
import { someDraft, somePart } from '@support/composer/drafts';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';

const target = 'new';

function* storesDrafts() {
  yield* fork(draftsSaga);
  yield* fork(chainsSaga);
}

function show(draft = someDraft({ text: 'Frog' })) {
  const view = renderInStore(<Composer target={target} />, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      draftSaved({ target, draft }),
    ],
    beside: [holdLateActions, sagaBeside(storesDrafts)],
  });
  return { ...view, draft: () => selectDraft(view.state(), target) };
}

const field = (name = 'Post text') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
/** As a key does it, without the pauses of a person. */
const type = (text: string, name?: string) =>
  fireEvent.change(field(name), { target: { value: text } });

it('a letter shows at once, and the draft has it after the next frame', async () => {
  const { draft } = show();
  type('Frogs');
  expect(field()).toHaveValue('Frogs');
  expect(draft().text).toBe('Frog');
  await waitFor(() => expect(draft().text).toBe('Frogs'));
  expect(field()).toHaveValue('Frogs');
});

it('letters that come before a frame are all kept, also one that is taken back', async () => {
  const { draft } = show();
  for (const text of ['Frogs', 'Frogs ', 'Frogs s', 'Frogs ']) {
    type(text);
    expect(field()).toHaveValue(text);
  }
  await waitFor(() => expect(draft().text).toBe('Frogs '));
  expect(field()).toHaveValue('Frogs ');
});

it('a post is sent with the letter that was typed just before', () => {
  const { dispatched, draft } = show();
  type('Frogs!');
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(dispatched).toContainEqual(submitRequested({ target }));
  expect(draft().text).toBe('Frogs!');
});

it('the field is empty once the post is sent, also where it began empty', async () => {
  const { dispatch, draft } = show(someDraft({ text: '' }));
  type('a');
  await waitFor(() => expect(draft().text).toBe('a'));
  dispatch(postConfirmed({ target, statusId: '1' }));
  expect(field()).toHaveValue('');
});

it('what is inserted elsewhere follows the letter', () => {
  const { dispatch, draft } = show();
  type('Frogs');
  const text = `${field().value} :frog:`;
  dispatch(draftEdited({ target, change: { text } }));
  expect(draft().text).toBe('Frogs :frog:');
  expect(field()).toHaveValue('Frogs :frog:');
});

it('backspace takes the letter and not the post, and the arrow moves within the text', async () => {
  const { dispatched } = show(someDraft({ text: '', parts: [somePart({ text: '' })] }));
  const second = field('Post 2 of 2');
  act(() => second.focus());
  type('x', 'Post 2 of 2');
  fireEvent.keyDown(second, { key: 'Backspace' });
  expect(screen.getByRole('textbox', { name: 'Post 2 of 2' })).toBeVisible();
  await userEvent.clear(second);
  await userEvent.type(second, '{Backspace}');
  expect(await screen.findByRole('textbox', { name: 'Post text' })).toHaveValue('');
  act(() => field().focus());
  type('y');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(dispatched).not.toContainEqual(lastPostEditRequested());
});
