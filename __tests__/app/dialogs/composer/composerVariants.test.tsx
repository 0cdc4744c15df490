/** Every place that has a composer shows the complete form. */
import type { ReactElement } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditStatusDialog } from '@/app/dialogs/composer/EditStatusDialog';
import { PostStatusDialog } from '@/app/dialogs/composer/PostStatusDialog';
import { UserPanel } from '@/app/layout/panels/UserPanel';
import { Composer } from '@/components/composer/Composer';
import { RestingComposer } from '@/components/composer/RestingComposer';
import { ReplyForm } from '@/components/statuses/actions/ReplyForm';
import { composerUsed, submitRequested } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
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
    const begun = within(await screen.findByRole('form', { name }));
    await userEvent.click(begun.getByRole('textbox', { name: 'Post text' }));
    await screen.findByRole('textbox', { name: 'Subject' });
    const form = within(screen.getByRole('form', { name }));
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
    await screen.findByRole('form', { name: 'New post' });
  };
  // The form takes the place of the line.
  const form = () => within(screen.getByRole('form', { name: 'New post' }));
  const text = () => form().getByRole<HTMLTextAreaElement>('textbox', { name: 'Post text' });
  const post = () => form().queryByRole('button', { name: 'Post' });

  it('is one line until it is used, and again when Escape leaves it empty', async () => {
    await show();
    expect(form().getAllByRole('textbox')).toEqual([text()]);
    expect(text()).toHaveAttribute('rows', '1');
    expect(post()).toBeNull();
    await userEvent.click(text());
    expect(await form().findByRole('button', { name: 'Post' })).toBeVisible();
    expect(text()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(post()).toBeNull();
  });

  it('is loaded once somebody writes in the line, whose text goes into the draft, and which can be sent', () => {
    const onUsed = jest.fn();
    const onComposing = jest.fn();
    const { dispatched } = renderInStore(
      <RestingComposer target="new" onUsed={onUsed} onComposing={onComposing} />,
    );
    fireEvent.focus(text());
    expect(onUsed).toHaveBeenCalledTimes(1);
    fireEvent.change(text(), { target: { value: 'A fr' } });
    expect(dispatched).toEqual([
      composerUsed(),
      draftEdited({ target: 'new', change: { text: 'A fr' } }),
    ]);
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
    expect(dispatched.at(-1)).toEqual(submitRequested({ target: 'new' }));
    // The form waits for the end of a word that an input method composes.
    fireEvent.compositionStart(text());
    fireEvent.compositionEnd(text());
    expect(onComposing.mock.calls).toEqual([[true], [false]]);
  });

  it.each([
    ['takes over the focus, with the caret behind the text', false],
    ['does not take the focus back from elsewhere', true],
  ])('%s', (_how, elsewhere) => {
    const button = document.createElement('button');
    document.body.append(button);
    if (elsewhere) button.focus();
    renderInStore(<Composer target="new" variant="panel" rests takesOver />, {
      before: [typed({ text: 'A fr' })],
    });
    expect(text().matches(':focus')).toBe(!elsewhere);
    if (!elsewhere) expect(text().selectionStart).toBe(4);
    button.remove();
  });

  it('is open with a draft, and stays so after Escape', async () => {
    await show([{ text: 'A frog' }, 'new']);
    expect(await screen.findByRole('button', { name: 'Post' })).toBeVisible();
    await userEvent.click(text());
    await userEvent.keyboard('{Escape}');
    expect(post()).toBeVisible();
  });
});
