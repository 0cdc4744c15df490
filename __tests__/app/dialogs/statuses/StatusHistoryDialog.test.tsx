/** The edit history of a post, with the changes between its versions. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusHistoryDialog } from '@/app/dialogs/statuses/StatusHistoryDialog';
import type { StatusVersion } from '@/domain/statuses/statusVersion';
import { historyReceived } from '@/slices/statuses/histories';
import { someAttachment } from '@support/composer/drafts';
import { renderInStore } from '@support/renderInStore';

const version = (changes: Partial<StatusVersion>): StatusVersion => ({
  createdAt: '2026-11-20T12:00:00.000Z',
  html: '<p>The tommato grows</p>',
  summary: '',
  sensitive: false,
  media: [],
  emoji: [],
  pollOptions: [],
  ...changes,
});

function show(...versions: StatusVersion[]) {
  renderInStore(<StatusHistoryDialog statusId="s1" level={1} onClose={() => undefined} />, {
    before: [historyReceived({ statusId: 's1', versions })],
  });
  return screen.getAllByRole('listitem').map((item) => within(item));
}

it('the edit history marks added and removed text, for eyes and for screen readers', async () => {
  const [now, first] = show(version({}), version({ html: '<p>The <b>tomato</b> grows</p>' }));
  expect(first!.getByText('The tommato grows')).toBeVisible();
  expect(now!.getByRole('deletion')).toHaveTextContent('(removed: tommato)');
  expect(now!.getByRole('insertion')).toHaveTextContent('(added: tomato)');
  await userEvent.click(now!.getByRole('button', { name: 'Hide changes' }));
  expect(now!.queryByRole('deletion')).not.toBeInTheDocument();
  expect(now!.getByText('tomato').tagName).toMatch(/^(B|STRONG)$/);
  await userEvent.click(now!.getByRole('button', { name: 'Show changes' }));
  expect(now!.getByRole('deletion')).toBeVisible();
});

it('the edit history says when the text is unchanged and what else was changed', () => {
  const media = [someAttachment('m1', 'A frog')];
  const [now] = show(
    version({ media: [someAttachment('m1')] }),
    version({ media, summary: 'Pond' }),
  );
  expect(now!.getByText('Text unchanged')).toBeVisible();
  expect(now!.getByText('Files or descriptions changed')).toBeVisible();
  expect(now!.getByRole('insertion')).toHaveTextContent('(added: Pond)');
});
