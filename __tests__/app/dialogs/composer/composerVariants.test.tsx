/** Every place that has a composer shows the complete form. */
import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditStatusDialog } from '@/app/dialogs/composer/EditStatusDialog';
import { PostStatusDialog } from '@/app/dialogs/composer/PostStatusDialog';
import { UserPanel } from '@/app/layout/panels/UserPanel';
import { ReplyForm } from '@/components/statuses/actions/ReplyForm';
import { userTokenReceived } from '@/slices/session/session';
import { has, typed } from '@support/composer/composer';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const frame = { level: 1, onClose: () => undefined };
const places: [string, string, ReactElement][] = [
  ['the panel of the account', 'New post', <UserPanel key="panel" />],
  ['the post dialog', 'New post', <PostStatusDialog key="post" {...frame} />],
  ['the edit dialog', 'Edit post', <EditStatusDialog key="edit" statusId="s1" {...frame} />],
  ['the form under a post', 'Reply', <ReplyForm key="reply" statusId="s1" />],
];

it.each(places)(
  'POST-01 in %s the composer has subject, text, visibility, format, sensitivity, emoji, media, poll and preview',
  async (_place, name, ui) => {
    renderInStore(ui, {
      before: [
        userTokenReceived({ userToken: 'TOKEN-mia' }),
        signedIn(),
        has({
          family: 'pleroma',
          pollsAvailable: true,
          editingAvailable: true,
          postFormats: ['text/plain', 'text/markdown'],
        }),
        statusesKnown(wireStatus({ id: 's1', content: 'The pond is open' })),
        typed({ text: 'The pond is open' }, 'edit s1'),
      ],
    });
    const form = within(await screen.findByRole('form', { name }));
    await userEvent.click(form.getByRole('textbox', { name: 'Post text' }));
    for (const box of ['Subject', 'Post text']) {
      expect(form.getByRole('textbox', { name: box })).toBeVisible();
    }
    expect(form.getByRole('combobox', { name: 'Format' })).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Sensitive media' })).toBeVisible();
    for (const button of ['Add media', 'Add poll', 'Add emoji', 'Preview']) {
      expect(form.getByRole('button', { name: button })).toBeVisible();
    }
    // The visibility of a post cannot be edited.
    const scopes = form.queryAllByRole('radiogroup', { name: 'Visibility' });
    expect(scopes).toHaveLength(name === 'Edit post' ? 0 : 1);
  },
);

describe('the form in the panel of the account', () => {
  const show = async (...before: Parameters<typeof typed>[]) => {
    renderInStore(<UserPanel />, {
      before: [
        userTokenReceived({ userToken: 'TOKEN-mia' }),
        signedIn(),
        ...before.map((draft) => typed(...draft)),
      ],
    });
    return within(await screen.findByRole('form', { name: 'New post' }));
  };
  const text = (form: Awaited<ReturnType<typeof show>>) =>
    form.getByRole('textbox', { name: 'Post text' });
  const post = (form: Awaited<ReturnType<typeof show>>) =>
    form.queryByRole('button', { name: 'Post' });

  it('is one line until it is used, and again when Escape leaves it empty', async () => {
    const form = await show();
    expect(form.getAllByRole('textbox')).toEqual([text(form)]);
    expect(text(form)).toHaveAttribute('rows', '1');
    expect(post(form)).toBeNull();
    await userEvent.click(text(form));
    expect(post(form)).toBeVisible();
    expect(text(form)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(post(form)).toBeNull();
  });

  it('is open with a draft, and stays so after Escape', async () => {
    const form = await show([{ text: 'A frog' }, 'new']);
    expect(post(form)).toBeVisible();
    await userEvent.click(text(form));
    await userEvent.keyboard('{Escape}');
    expect(post(form)).toBeVisible();
  });
});
