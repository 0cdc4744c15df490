/** Routes for folders of bookmarks, which Pleroma has from 2.7 on. */
import { pleromaOnly, user, type Route, type SignedIn } from '../../http/call';
import type { Json } from '../../http/json';
import { missingField, refuse } from '../../http/refusal';
import { bookmark } from '../../state/statusToggles';
import type { Person, Post } from '../../state/types';

type BookmarkFolder = Person['bookmarkFolders'][number];

const FOLDERS = '/api/v1/pleroma/bookmark_folders';

function render({ world }: SignedIn, { id, name, emoji }: BookmarkFolder): Json {
  const custom = world.emoji.get(emoji?.replaceAll(':', '') ?? '');
  return { id, name, emoji, emoji_url: custom ? world.origin + custom.path : null };
}

function folderInPath({ viewer, path }: SignedIn): BookmarkFolder {
  const folder = viewer.bookmarkFolders.find(({ id }) => id === path.id);
  if (!folder) throw refuse(403, 'Access denied');
  return folder;
}

function readName({ params }: SignedIn): string {
  const name = params.text('name');
  if (name === null) throw missingField('name');
  if (name.trim() === '') throw refuse(422, "can't be blank");
  return name;
}

function create(call: SignedIn): Json {
  const folder = {
    id: call.world.ids.flake(),
    name: readName(call),
    emoji: call.params.text('emoji'),
  };
  call.viewer.bookmarkFolders.push(folder);
  return render(call, folder);
}

function update(call: SignedIn): Json {
  const folder = folderInPath(call);
  folder.name = readName(call);
  folder.emoji = call.params.text('emoji');
  return render(call, folder);
}

/** The bookmarks in it stay. */
function remove(call: SignedIn): Json {
  const { viewer } = call;
  const folder = folderInPath(call);
  viewer.bookmarkFolders = viewer.bookmarkFolders.filter((each) => each !== folder);
  for (const row of viewer.bookmarks) {
    if (row.folderId === folder.id) row.folderId = null;
  }
  return render(call, folder);
}

export const isInFolder = ({ bookmarks }: Person, { id }: Post): boolean =>
  bookmarks.some(({ postId, folderId }) => postId === id && (folderId ?? null) !== null);

/** A folder of somebody else is none. */
export function moveToFolder({ world, viewer }: SignedIn, post: Post, wanted: string | null): void {
  bookmark(world, viewer, post);
  const folder = viewer.bookmarkFolders.find(({ id }) => id === wanted);
  for (const row of viewer.bookmarks) {
    if (row.postId === post.id) row.folderId = folder?.id ?? null;
  }
}

const READ = ['read:bookmarks'] as const;
const WRITE = ['write:bookmarks'] as const;
const families = pleromaOnly;

export const bookmarkFolderRoutes: Route[] = [
  user({
    method: 'GET',
    path: FOLDERS,
    families,
    scopes: READ,
    handle: (call) => call.viewer.bookmarkFolders.map((folder) => render(call, folder)),
  }),
  user({ method: 'POST', path: FOLDERS, families, scopes: WRITE, handle: create }),
  user({ method: 'PATCH', path: `${FOLDERS}/:id`, families, scopes: WRITE, handle: update }),
  user({ method: 'DELETE', path: `${FOLDERS}/:id`, families, scopes: WRITE, handle: remove }),
];
