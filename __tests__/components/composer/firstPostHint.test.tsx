/** The advice for somebody's first post. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftEdited } from '@/slices/composer/drafts';
import { preferenceEdited } from '@/slices/settings/preferences';
import { body, form, showComposer, typed } from '@support/composer/composer';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { someUser } from '@support/people';
import { usersKnown } from '@support/people/relationshipActions';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const newcomer = usersKnown(someUser({ statusCount: 0 }));
const WORDS = /^Your first post\? Many people introduce themselves/;
const tag = () => form().getByRole('button', { name: '#introduction' });

async function show(options: Parameters<typeof showComposer>[0]) {
  const view = showComposer(options);
  await deferredCodeLoaded();
  return view;
}

it('suggests an introduction, and adds its tag at the caret', async () => {
  const { dispatched } = await show({ before: [newcomer, typed({ text: 'Hello' })] });
  expect(screen.getByText(WORDS)).toBeVisible();
  body().setSelectionRange(5, 5);
  await userEvent.click(tag());
  expect(dispatched).toContainEqual(
    draftEdited({ target: 'new', change: { text: 'Hello #introduction' } }),
  );
  expect(body()).toHaveFocus();
});

it('adds the tag only once', async () => {
  const { dispatched } = await show({
    before: [newcomer, typed({ text: '#introduction Hello' })],
  });
  await userEvent.click(tag());
  expect(dispatched.filter(draftEdited.match)).toEqual([]);
  expect(body()).toHaveFocus();
});

it('can be dismissed for good', async () => {
  const { dispatched } = await show({ before: [newcomer] });
  await userEvent.click(form().getByRole('button', { name: 'Dismiss' }));
  expect(dispatched).toContainEqual(
    preferenceEdited({ operation: 'set', name: 'hideFirstPostHint', value: true }),
  );
  expect(body()).toHaveFocus();
});

it('is gone with the first post', async () => {
  const { dispatch } = await show({ before: [newcomer] });
  expect(screen.getByText(WORDS)).toBeVisible();
  dispatch(statusesKnown(wireStatus({ account: wireUser({ id: 'u1', statuses_count: 1 }) })));
  expect(screen.queryByText(WORDS)).toBeNull();
});

it('is not given to others, nor for a reply', async () => {
  const { unmount } = await show({ before: [usersKnown(someUser())] });
  expect(screen.queryByText(WORDS)).toBeNull();
  unmount();
  await show({ target: 'reply 7', before: [newcomer, statusesKnown(wireStatus({ id: '7' }))] });
  expect(form('Reply').getByRole('button', { name: 'Post' })).toBeVisible();
  expect(screen.queryByText(WORDS)).toBeNull();
});
