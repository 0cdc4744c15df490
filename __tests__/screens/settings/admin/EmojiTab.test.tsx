/** The administration of emoji packs: created, edited, deleted, and copied from other servers. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EmojiPackAction, EmojiPack } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { takeFromShelf } from '@/lib/files/fileShelf';
import { EmojiTab } from '@/screens/settings/admin/emoji/EmojiTab';
import {
  emojiPackActionDone,
  emojiPackActionRequested,
  emojiPackOpened,
  emojiPacksReceived,
  emojiPacksRequested,
  remotePacksReceived,
  remotePacksRequested,
} from '@/slices/admin/emojiPacks';
import { requestFailed } from '@/slices/engine/requests';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const aPack = (name: string, changes: Partial<EmojiPack> = {}): EmojiPack => ({
  name,
  description: 'Things',
  homepage: '',
  license: 'CC0',
  fallbackSrc: '',
  shareFiles: true,
  files: { kettle: 'kettle.png', loaf: 'my loaf.png' },
  filesCount: 2,
  checksum: 'ABC123',
  canDownload: true,
  ...changes,
});

const show = (packs = [aPack('kitchen'), aPack('garden', { files: {}, filesCount: 0 })]) =>
  renderInStore(<EmojiTab />, { before: [signedIn(), emojiPacksReceived({ packs })] });
type View = ReturnType<typeof show>;

const deeds = ({ dispatched }: View): EmojiPackAction[] =>
  dispatched.filter(emojiPackActionRequested.match).map(({ payload }) => payload.deed);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: RegExp) =>
  userEvent.selectOptions(
    screen.getByLabelText('Pack'),
    screen.getByRole('option', { name: label }),
  );
const region = (name: string) => within(screen.getByRole('region', { name }));

it('the emoji tab requests the packs and the contents of the open one', async () => {
  const view = show();
  expect(view.dispatched).toEqual([emojiPackOpened({ name: 'garden' }), emojiPacksRequested()]);
  expect(region('garden').getByText('There is nothing in this pack yet.')).toBeInTheDocument();
  await choose(/kitchen \(2 emoji\)/);
  expect(view.dispatched.at(-1)).toEqual(emojiPackOpened({ name: 'kitchen' }));
  const [first, second] = region('kitchen').getAllByRole('listitem');
  expect(first).toHaveTextContent(':kettle:kettle.png');
  expect(second!.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/emoji\/kitchen\/my%20loaf\.png$/),
  );
  expect(region('kitchen').getByText(/ABC123/)).toBeInTheDocument();
});

it('the emoji tab reloads all packs, and imports folders', async () => {
  const view = show();
  await press('Read all again');
  await press('Import folders that lie on the server');
  expect(deeds(view)).toEqual([{ kind: 'reload' }, { kind: 'import' }]);
  view.dispatch(emojiPackActionDone({ deed: { kind: 'import' }, names: ['cellar', 'attic'] }));
  expect(screen.getByRole('status')).toHaveTextContent('Imported: cellar and attic');
  view.dispatch(emojiPackActionDone({ deed: { kind: 'import' }, names: [] }));
  expect(screen.getByRole('status')).toHaveTextContent('There was nothing to import.');
  view.dispatch(
    requestFailed({ key: adminRequests.emojiPackAction, reason: 'It broke', httpStatus: 500 }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('That did not work: It broke');
});

it('the emoji tab creates a pack under an unused name, and opens it', async () => {
  const view = show();
  type('Name of a new pack', 'kitchen');
  await press('Make pack');
  expect(deeds(view)).toEqual([]);
  type('Name of a new pack', ' attic ');
  await press('Make pack');
  expect(deeds(view)).toEqual([{ kind: 'create', name: 'attic' }]);
  view.dispatch(emojiPacksReceived({ packs: [aPack('kitchen'), aPack('attic')] }));
  expect(screen.getByRole('region', { name: 'attic' })).toBeInTheDocument();
});

it("the emoji tab saves a pack's metadata, or reverts them", async () => {
  const view = show([aPack('kitchen')]);
  await press('Save');
  type('Licence', 'CC-BY');
  await userEvent.click(screen.getByLabelText('Other servers may take this pack over'));
  await press('Revert');
  expect(screen.getByLabelText('Licence')).toHaveValue('CC0');
  type('Licence', 'CC-BY');
  await press('Save');
  const data = {
    description: 'Things',
    homepage: '',
    license: 'CC-BY',
    fallbackSrc: '',
    shareFiles: true,
  };
  expect(deeds(view)).toEqual([{ kind: 'describe', name: 'kitchen', data }]);
});

it('the emoji tab deletes a pack after confirmation', async () => {
  const view = show([aPack('kitchen')]);
  await press('Delete pack');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete the pack kitchen?' }));
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: 'Delete pack' }));
  expect(deeds(view)).toEqual([{ kind: 'delete', name: 'kitchen' }]);
});

it('the emoji tab adds a picture from a file or an address', async () => {
  const view = show([aPack('kitchen')]);
  type('Shortcode', 'kettle');
  type('Or the address of one', 'https://pics.example/pan.png');
  await press('Add');
  expect(deeds(view)).toEqual([]);
  type('Shortcode', 'pan');
  await press('Add');
  const target = { name: 'kitchen', shortcode: 'pan', filename: '' };
  expect(deeds(view)).toEqual([{ kind: 'addUrl', ...target, url: 'https://pics.example/pan.png' }]);
  const file = new File(['x'], 'pot.png', { type: 'image/png' });
  const input = screen.getByLabelText('Pick a picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(screen.getByText('pot.png')).toBeInTheDocument();
  type('File name', 'new.png');
  await press('Add');
  const deed = deeds(view).at(-1);
  expect(deed).toMatchObject({ kind: 'addFile', shortcode: '', filename: 'new.png' });
  expect(deed?.kind === 'addFile' && takeFromShelf(deed.handle)).toBe(file);
});

it('the emoji tab renames a picture, and removes it', async () => {
  const view = show([aPack('kitchen')]);
  await press('Change :loaf:');
  const row = within(screen.getAllByRole('listitem')[1]!);
  fireEvent.change(row.getByLabelText('Shortcode'), { target: { value: 'bread' } });
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  const next = { shortcode: 'bread', file: 'my loaf.png' };
  expect(deeds(view)).toEqual([{ kind: 'rename', name: 'kitchen', shortcode: 'loaf', next }]);
  expect(row.queryByLabelText('Shortcode')).toBeNull();
  await press('Take out :loaf:');
  const question = screen.getByRole('alertdialog', { name: 'Take :loaf: out of the pack?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Take out' }));
  expect(deeds(view).at(-1)).toEqual({ kind: 'removeFile', name: 'kitchen', shortcode: 'loaf' });
});

it('the emoji tab shows the files of a large pack in portions', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 120 }, (_each, at) => [`e${String(at)}`, `${String(at)}.png`]),
  );
  show([aPack('large', { files, filesCount: 120 })]);
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await press('Show more (70 left)');
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});

it('the emoji tab copies a pack from another server, and warns before replacing one', async () => {
  const view = show([aPack('kitchen')]);
  await press('List packs');
  type('Address of the server', 'https://far.example/');
  await press('List packs');
  const url = 'https://far.example';
  expect(view.dispatched.at(-1)).toEqual(remotePacksRequested({ url }));
  const packs = [aPack('kitchen'), aPack('secret', { canDownload: false })];
  view.dispatch(remotePacksReceived({ url, packs }));
  expect(screen.getByText('This replaces the pack of that name here.')).toBeInTheDocument();
  type('Name for kitchen here', 'galley');
  expect(screen.queryByText('This replaces the pack of that name here.')).toBeNull();
  await press('Take over secret');
  expect(deeds(view)).toEqual([]);
  await press('Take over kitchen');
  expect(deeds(view)).toEqual([{ kind: 'download', url, name: 'kitchen', as: 'galley' }]);
  view.dispatch(remotePacksReceived({ url, packs: [] }));
  expect(screen.getByText('That server shares no packs.')).toBeInTheDocument();
  view.dispatch(
    requestFailed({ key: adminRequests.remotePacks, reason: 'Nobody there', httpStatus: 500 }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody there');
});
