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
  expect(region('garden').getByText('No emoji in this pack yet')).toBeInTheDocument();
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
  await press('Reload emoji');
  await press('Import packs from server folders');
  expect(deeds(view)).toEqual([{ kind: 'reload' }, { kind: 'import' }]);
  view.dispatch(emojiPackActionDone({ deed: { kind: 'import' }, names: ['cellar', 'attic'] }));
  expect(screen.getByRole('status')).toHaveTextContent('Imported: cellar and attic');
  view.dispatch(emojiPackActionDone({ deed: { kind: 'import' }, names: [] }));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing to import');
  view.dispatch(
    requestFailed({ key: adminRequests.emojiPackAction, reason: 'It broke', httpStatus: 500 }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong: It broke');
});

it('the emoji tab creates a pack under an unused name, and opens it', async () => {
  const view = show();
  type('New pack name', 'kitchen');
  await press('Create pack');
  expect(deeds(view)).toEqual([]);
  type('New pack name', ' attic ');
  await press('Create pack');
  expect(deeds(view)).toEqual([{ kind: 'create', name: 'attic' }]);
  view.dispatch(emojiPacksReceived({ packs: [aPack('kitchen'), aPack('attic')] }));
  expect(screen.getByRole('region', { name: 'attic' })).toBeInTheDocument();
});

it("the emoji tab saves a pack's metadata, or reverts them", async () => {
  const view = show([aPack('kitchen')]);
  await press('Save');
  type('Licence', 'CC-BY');
  await userEvent.click(screen.getByLabelText('Let other servers copy this pack'));
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
  type('Or image URL', 'https://pics.example/pan.png');
  await press('Add');
  expect(deeds(view)).toEqual([]);
  type('Shortcode', 'pan');
  await press('Add');
  const target = { name: 'kitchen', shortcode: 'pan', filename: '' };
  expect(deeds(view)).toEqual([{ kind: 'addUrl', ...target, url: 'https://pics.example/pan.png' }]);
  const file = new File(['x'], 'pot.png', { type: 'image/png' });
  const input = screen.getByLabelText('Choose image', { selector: 'input' });
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
  await press('Edit :loaf:');
  const row = within(screen.getAllByRole('listitem')[1]!);
  fireEvent.change(row.getByLabelText('Shortcode'), { target: { value: 'bread' } });
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  const next = { shortcode: 'bread', file: 'my loaf.png' };
  expect(deeds(view)).toEqual([{ kind: 'rename', name: 'kitchen', shortcode: 'loaf', next }]);
  expect(row.queryByLabelText('Shortcode')).toBeNull();
  await press('Remove :loaf:');
  const question = screen.getByRole('alertdialog', { name: 'Remove :loaf: from this pack?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
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
  await press('Show packs');
  type('Server address', 'https://far.example/');
  await press('Show packs');
  const url = 'https://far.example';
  expect(view.dispatched.at(-1)).toEqual(remotePacksRequested({ url }));
  const packs = [aPack('kitchen'), aPack('secret', { canDownload: false })];
  view.dispatch(remotePacksReceived({ url, packs }));
  expect(
    screen.getByText('Replaces the pack of the same name on this server.'),
  ).toBeInTheDocument();
  type('Name for kitchen on this server', 'galley');
  expect(screen.queryByText('Replaces the pack of the same name on this server.')).toBeNull();
  await press('Copy pack secret');
  expect(deeds(view)).toEqual([]);
  await press('Copy pack kitchen');
  expect(deeds(view)).toEqual([{ kind: 'download', url, name: 'kitchen', as: 'galley' }]);
  view.dispatch(remotePacksReceived({ url, packs: [] }));
  expect(screen.getByText("That server doesn't share any packs.")).toBeInTheDocument();
  view.dispatch(
    requestFailed({ key: adminRequests.remotePacks, reason: 'Nobody there', httpStatus: 500 }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody there');
});
