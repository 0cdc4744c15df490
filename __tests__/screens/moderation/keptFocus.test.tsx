/** The focus in lists of moderators' work: a row that goes hands it on, so that keys go on. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentPage } from '@/screens/moderation/content/ContentPage';
import { ServerPage } from '@/screens/moderation/server/ServerPage';
import { mediaCacheReceived, unbanRequested } from '@/slices/admin/mediaCache';
import { ownRulesReceived } from '@/slices/admin/ownRules';
import { instanceConfigured } from '@/slices/session/config';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

const urls = [1, 2, 3].map((number) => `https://pond.example/${String(number)}.jpg`);
const [first = '', second = '', third = ''] = urls;

async function showBanned() {
  const view = renderInStore(
    <main>
      <h1 tabIndex={-1}>Moderation</h1>
      <ContentPage entry={null} />
    </main>,
    {
      family: 'pleroma',
      before: [
        instanceConfigured({ instance: { mediaProxyAvailable: true } }),
        signedIn({ role: 'admin', privileges: ['messages_read'] }),
      ],
    },
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Media cache' }));
  const receive = (...left: string[]) =>
    view.dispatch(mediaCacheReceived({ urls: left, total: left.length, more: false }));
  receive(...urls);
  return { ...view, receive };
}

const unblock = (url: string) =>
  within(screen.getByRole('group', { name: url })).getByRole('button', { name: 'Unblock' });
const rowOf = (url: string) => screen.getByRole('group', { name: url }).closest('li');

it('goes to the next row, to the one before the end, and then to the heading', async () => {
  const { receive, dispatched } = await showBanned();
  unblock(second).focus();
  await userEvent.keyboard('{Enter}');
  expect(dispatched).toContainEqual(unbanRequested({ url: second }));
  receive(first, third);
  expect(rowOf(third)).toHaveFocus();
  // The row has the focus, and no button: a second press would act on it.
  await userEvent.keyboard('{Enter}');
  expect(dispatched).not.toContainEqual(unbanRequested({ url: third }));

  receive(first);
  expect(rowOf(first)).toHaveFocus();
  await userEvent.tab();
  expect(unblock(first)).toHaveFocus();
  receive();
  expect(screen.getByRole('heading', { name: 'Moderation' })).toHaveFocus();
});

it('is left alone where somebody has it elsewhere, or nowhere', async () => {
  const { receive } = await showBanned();
  unblock(first).focus();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.click(search);
  receive(second, third);
  expect(search).toHaveFocus();
  search.blur();
  receive(third);
  expect(document.body).toHaveFocus();
});

it('comes back from a form in the page to the button that opened it', async () => {
  const { dispatch } = renderInStore(<ServerPage />, {
    family: 'gotosocial',
    before: [signedIn({ role: 'admin', permissions: 1 })],
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  dispatch(ownRulesReceived({ rules: [{ id: '1', text: 'Be kind', hint: '', priority: 0 }] }));
  const edit = within(screen.getByRole('group', { name: 'Be kind' })).getByRole('button', {
    name: 'Edit',
  });
  await userEvent.click(edit);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(edit).toHaveFocus();
});
