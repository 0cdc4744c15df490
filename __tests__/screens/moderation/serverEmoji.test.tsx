/** The custom emoji on the page about the own server, on GoToSocial alone. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SERVER_EMOJI, SERVER_EMOJI_CHANGE } from '@/domain/admin/server/serverEmoji';
import type { ServerFamily } from '@/domain/session/instance';
import { onShelf } from '@/lib/files/fileShelf';
import { ServerPage } from '@/screens/moderation/server/ServerPage';
import {
  serverEmojiAddRequested,
  serverEmojiOpened,
  serverEmojiReceived,
  serverEmojiRemoveRequested,
} from '@/slices/admin/serverEmoji';
import { requestFailed } from '@/slices/engine/requests';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const heron = { id: 'H', shortcode: 'heron', url: 'https://a.example/h.png', category: 'Birds' };

const page = (family: ServerFamily) =>
  renderInStore(<ServerPage />, { family, before: [signedIn({ role: 'admin', permissions: 1 })] });

async function show() {
  const view = page('gotosocial');
  await userEvent.click(screen.getByRole('tab', { name: 'Emoji' }));
  return view;
}

it('lists them, and removes one after a question', async () => {
  const { dispatch, dispatched } = await show();
  dispatch(serverEmojiReceived({ emoji: [heron] }));
  const list = within(screen.getByRole('list', { name: 'Emoji' }));
  expect(list.getByRole('listitem')).toHaveTextContent(/:heron:.*Birds/);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(list.getByRole('button', { name: 'Remove :heron:' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove :heron:' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(dispatched).toContainEqual(serverEmojiRemoveRequested({ id: 'H' }));
});

it('adds one with a picture, whose shortcode nothing else has', async () => {
  const { dispatch, dispatched } = await show();
  dispatch(serverEmojiReceived({ emoji: [heron] }));
  const form = within(screen.getByRole('form', { name: 'Add emoji' }));
  const file = new File(['png'], 'k.png', { type: 'image/png' });
  await userEvent.upload(form.getByLabelText('Choose image'), file);
  const shortcode = form.getByRole('textbox', { name: 'Shortcode' });
  await userEvent.type(shortcode, 'heron{Enter}');
  expect(shortcode).toHaveAccessibleDescription('There is already an emoji with this shortcode');
  await userEvent.clear(shortcode);
  await userEvent.type(shortcode, 'king fisher{Enter}');
  expect(dispatched.filter(serverEmojiAddRequested.match)).toEqual([]);
  await userEvent.clear(shortcode);
  await userEvent.type(shortcode, ':kingfisher:');
  await userEvent.type(form.getByRole('textbox', { name: 'Pack' }), ' Birds {Enter}');
  const [added] = dispatched.filter(serverEmojiAddRequested.match);
  expect(added?.payload.wanted).toMatchObject({ shortcode: 'kingfisher', category: 'Birds' });
  expect(onShelf(added?.payload.wanted.handle ?? '')).toBe(file);
  dispatch(requestFailed({ key: SERVER_EMOJI_CHANGE, reason: 'Too large', httpStatus: 400 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Too large');
});

it('says so when they are missing, with another try', async () => {
  const { dispatch, dispatched } = await show();
  dispatch(requestFailed({ key: SERVER_EMOJI, reason: 'Gone', httpStatus: 404 }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched.filter(serverEmojiOpened.match)).toHaveLength(2);
});

it.each(['pleroma', 'mastodon'] as const)('are not offered on %s', (family) => {
  page(family);
  expect(screen.queryByRole('tab', { name: 'Emoji' })).toBeNull();
});
