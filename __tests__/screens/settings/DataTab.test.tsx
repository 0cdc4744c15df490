/** The data tab of the settings: imports, exports, and backups with their progress. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backupRequests, transferRequest, type Backup } from '@/domain/settings/dataTransfer';
import { defaultInstance } from '@/domain/session/instance';
import { DataTab } from '@/screens/settings/data/DataTab';
import { instanceConfigured } from '@/slices/session/config';
import {
  backupRequested,
  backupsLeft,
  backupsOpened,
  backupsReceived,
  exportRequested,
  importStarted,
  importRequested,
} from '@/slices/settings/dataTransfer';
import { requestFailed } from '@/slices/engine/requests';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const show = (features = ['pleroma_api']) =>
  renderInStore(<DataTab />, {
    before: [
      signedIn(),
      instanceConfigured({ instance: { ...defaultInstance, family: 'pleroma', features } }),
    ],
  });
const region = (name: string) => within(screen.getByRole('region', { name }));
const sentences = (alert: HTMLElement) =>
  within(alert)
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);
const failed = (key: string, reason: string) => requestFailed({ key, reason, httpStatus: 500 });
const aBackup = (changes: Partial<Backup>): Backup => ({
  id: '1',
  createdAt: '2026-11-20T11:52:55.000Z',
  state: 'done',
  processed: 14,
  size: 3_308,
  url: 'https://home.example/a.zip',
  ...changes,
});

async function pick(name: string, text: string) {
  const file = new File([''], 'list.csv', { type: 'text/csv' });
  file.text = () => Promise.resolve(text);
  await act(async () => {
    fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), {
      target: { files: [file] },
    });
    await Promise.resolve();
  });
}

it('SET-17 the data tab imports a file, and shows the result', async () => {
  const { dispatched, dispatch } = show();
  await pick('Import muted accounts', 'bob@home.example');
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(dispatched.at(-1)).toEqual(importRequested({ kind: 'mutes', csv: 'bob@home.example' }));
  dispatch(importStarted({ kind: 'mutes' }));
  const part = region('Import muted accounts');
  expect(part.getByRole('status')).toHaveTextContent('Import started.');
  await userEvent.click(part.getByRole('button', { name: 'Dismiss' }));
  expect(part.queryByRole('status')).toBeNull();
});

it('SET-17 the data tab shows how many people a file contains, and whom, before importing', async () => {
  const { dispatched } = show();
  const people = ['ann', 'ben', 'cora', 'dan', 'eve', 'finn', 'gus'].map(
    (name) => `@${name}@far.example`,
  );
  await pick('Import blocked accounts', people.join('\n'));
  const asked = within(screen.getByRole('alertdialog', { name: 'Import blocked accounts' }));
  expect(asked.getByText('7 people found')).toBeVisible();
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['ann', 'ben', 'cora', 'dan', 'eve'].map((name) => `${name}@far.example`),
    '+2 more',
  ]);
  expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pick('Import blocked accounts', 'Account address,Show boosts\n');
  expect(region('Import blocked accounts').getByRole('status')).toHaveTextContent(
    'No people found',
  );
  expect(dispatched.filter(importRequested.match)).toEqual([]);
});

it.each([
  ['follows', 'Import followed accounts', 'Error importing followers'],
  ['blocks', 'Import blocked accounts', 'Error importing blocks'],
  ['mutes', 'Import muted accounts', 'Error importing mutes'],
] as const)(
  'SET-17 the data tab reports a failed import of %s until dismissed',
  async (kind, name, text) => {
    const { dispatch } = show();
    dispatch(failed(transferRequest('import', kind), 'too big'));
    expect(sentences(region(name).getByRole('alert'))).toEqual([text, 'The server says: too big']);
    await userEvent.click(region(name).getByRole('button', { name: 'Dismiss' }));
    expect(region(name).queryByRole('alert')).toBeNull();
  },
);

it('the data tab exports lists, even if the server imports none', async () => {
  const { dispatched } = show([]);
  expect(screen.queryByRole('region', { name: 'Backups' })).toBeNull();
  const part = region('Export');
  for (const name of ['Followed accounts', 'Blocked accounts', 'Muted accounts']) {
    await userEvent.click(part.getByRole('button', { name }));
  }
  expect(dispatched).toEqual(
    (['follows', 'blocks', 'mutes'] as const).map((kind) => exportRequested({ kind })),
  );
});

it('SET-19 the data tab shows backups as pending, in progress, failed, or ready to download', () => {
  const { dispatch } = show();
  const rows = (...backups: Partial<Backup>[]) => {
    dispatch(backupsReceived({ backups: backups.map(aBackup) }));
    return region('Backups')
      .getAllByRole('listitem')
      .map((row) => within(row));
  };
  const [waiting, running, failure, ready] = rows(
    { id: '4', state: 'waiting', url: null },
    { id: '3', state: 'running', processed: 1_200, url: null },
    { id: '2', state: 'failed', url: null },
    { id: '1' },
  );
  expect(waiting?.getByRole('status')).toHaveTextContent('Backup in progress');
  expect(running?.getByRole('status')).toHaveTextContent('In progress: 1,200 records so far');
  expect(failure?.getByRole('status')).toHaveTextContent('Backup failed');
  expect(failure?.queryByRole('link')).toBeNull();
  const link = ready?.getByRole('link', { name: 'Download (3.23 KiB)' });
  expect(link).toHaveAttribute('href', 'https://home.example/a.zip');
});

it("SET-18 the data tab polls backups while it is shown, and shows failures with the server's message", async () => {
  const { dispatched, dispatch, unmount } = show();
  expect(dispatched).toEqual([backupsOpened()]);
  await userEvent.click(screen.getByRole('button', { name: 'Create backup' }));
  expect(dispatched.at(-1)).toEqual(backupRequested());
  dispatch(failed(backupRequests.list, 'busy'));
  dispatch(failed(backupRequests.add, 'too soon'));
  expect(region('Backups').getAllByRole('alert').map(sentences)).toEqual([
    ['Error fetching backup list', 'The server says: busy'],
    ['Error adding a new backup', 'The server says: too soon'],
  ]);
  unmount();
  expect(dispatched.at(-1)).toEqual(backupsLeft());
});
