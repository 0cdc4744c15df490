/** Routes for emoji packs: reading them, managing them as staff, and importing others. */
import type { Call, Route, SignedIn } from '../../http/call';
import { open, pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { badValue, crash, refuse } from '../../http/refusal';
import { paintPng } from '../../pictures/paintPng';
import { peersOf } from '../../render/instance';
import {
  addEmoji,
  emojiOf,
  emptyPack,
  filesOf,
  removeEmoji,
  removePack,
  renderPack,
} from '../../state/admin/emojiPacks';
import type { PackData } from '../../state/admin/packData';
import type { World } from '../../state/world';
import { needStaff } from './staff';

/** Packs that another server shares, and packs in a folder that are not imported yet. */
const elsewhere = { trains: ['tram', 'steam'], bread: ['bun'] };
const inFolders = { cellar: ['lantern'] };

const picture = (look: number) => () => paintPng('sign', look, 64);

function nameOf({ params }: Call): string {
  const name = params.text('name');
  if (name === null || name === '') throw badValue('name', 'Missing field: name');
  return name;
}

function packOf(call: Call): string {
  const name = nameOf(call);
  if (!call.world.emojiPacks.has(name)) throw refuse(404, `Pack ${name} does not exist`);
  return name;
}

function list({ world, params }: Call): Json {
  const names = [...world.emojiPacks.keys()].sort();
  const size = params.number('page_size') ?? 50;
  const from = ((params.number('page') ?? 1) - 1) * size;
  const packs = names.slice(from, from + size).map((name) => [name, renderPack(world, name)]);
  return { count: names.length, packs: Object.fromEntries(packs) as Json };
}

function create(call: SignedIn): string {
  const name = nameOf(call);
  if (call.world.emojiPacks.has(name)) {
    throw refuse(409, `A pack named "${name}" already exists`);
  }
  call.world.emojiPacks.set(name, emptyPack);
  return 'ok';
}

function describe(call: SignedIn): Json {
  const name = packOf(call);
  const data = call.params.inner('metadata');
  if (!data) throw crash(400);
  const fallback = data.text('fallback-src');
  if (fallback === '') throw crash();
  const next: PackData = {
    description: data.text('description') ?? '',
    homepage: data.text('homepage') ?? '',
    license: data.text('license') ?? '',
    'share-files': data.flag('share-files') ?? false,
    ...(fallback === null ? {} : { 'fallback-src': fallback }),
  };
  call.world.emojiPacks.set(name, next);
  return { ...next };
}

/** A file name without folders and extension. */
const bare = (path: string): string => (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '');

async function addFile(call: SignedIn): Promise<Json> {
  const { world, params } = call;
  const pack = packOf(call);
  const file = params.file('file');
  const url = params.text('file');
  const source = file?.name ?? url;
  if (source === null || source === '') throw refuse(422, 'File cannot be empty');
  const filename = params.text('filename') ?? source.split('/').at(-1) ?? source;
  const shortcode = params.text('shortcode') ?? bare(filename);
  if (world.emoji.has(shortcode)) {
    throw refuse(409, `An emoji with the "${shortcode}" shortcode already exists`);
  }
  const sent = file && new Uint8Array(await file.arrayBuffer());
  const bytes = sent ? () => sent : picture(world.emoji.size);
  addEmoji(world, { pack, shortcode, file: filename, bytes, type: file?.type ?? 'image/png' });
  return filesOf(world, pack);
}

function rename(call: SignedIn): Json {
  const { world, params } = call;
  const pack = packOf(call);
  const before = emojiIn(call, pack);
  const shortcode = params.text('new_shortcode') ?? '';
  const filename = params.text('new_filename') ?? '';
  if (shortcode === '' || filename === '') {
    throw refuse(422, 'new_shortcode or new_filename cannot be empty');
  }
  const isTaken = shortcode !== before.shortcode && world.emoji.has(shortcode);
  if (isTaken && params.flag('force') !== true) {
    throw refuse(
      409,
      "New shortcode is already used. If you want to override emoji use 'force' option",
    );
  }
  const file = world.files.get(before.path.slice(1));
  removeEmoji(world, before);
  const { bytes = picture(1), type = 'image/png' } = file ?? {};
  addEmoji(world, { pack, shortcode, file: filename, bytes, type });
  return filesOf(world, pack);
}

function removeFile(call: SignedIn): Json {
  const pack = packOf(call);
  removeEmoji(call.world, emojiIn(call, pack));
  return filesOf(call.world, pack);
}

function emojiIn({ world, params }: SignedIn, pack: string) {
  const shortcode = params.text('shortcode') ?? '';
  const found = emojiOf(world, pack).find((emoji) => emoji.shortcode === shortcode);
  if (!found) throw refuse(400, `Emoji "${shortcode}" does not exist`);
  return found;
}

function bring(world: World, pack: string, shortcodes: readonly string[]): void {
  removePack(world, pack);
  world.emojiPacks.set(pack, { ...emptyPack, license: 'CC0', 'share-files': true });
  shortcodes.forEach((shortcode, at) => {
    const file = `${shortcode}.png`;
    addEmoji(world, { pack, shortcode, file, bytes: picture(at + 20), type: 'image/png' });
  });
}

function importFolders({ world }: SignedIn): string[] {
  const names = Object.entries(inFolders).filter(([name]) => !world.emojiPacks.has(name));
  for (const [name, shortcodes] of names) bring(world, name, shortcodes);
  return names.map(([name]) => name);
}

function shared({ world, params }: SignedIn): typeof elsewhere {
  const url = params.text('url') ?? '';
  const isPeer = URL.canParse(url) && peersOf(world).includes(new URL(url).host);
  if (!isPeer) throw refuse(500, 'The requested instance does not support sharing emoji packs');
  return elsewhere;
}

function listRemote(call: SignedIn): Json {
  const packs = Object.entries(shared(call)).map(([name, shortcodes]) => {
    const files = Object.fromEntries(shortcodes.map((each) => [each, `${each}.png`]));
    const pack = { ...emptyPack, 'can-download': true, 'share-files': true };
    return [name, { files, files_count: shortcodes.length, pack }];
  });
  return { count: packs.length, packs: Object.fromEntries(packs) as Json };
}

function download(call: SignedIn): string {
  const name = nameOf(call);
  const [, shortcodes] = Object.entries(shared(call)).find(([each]) => each === name) ?? [];
  if (!shortcodes) throw refuse(404, `Pack ${name} does not exist`);
  bring(call.world, call.params.text('as') ?? name, shortcodes);
  return 'ok';
}

const BASE = '/api/v1/pleroma/emoji';
const families = pleromaLike;

const staff = (method: Route['method'], path: string, handle: (call: SignedIn) => unknown): Route =>
  user({
    method,
    path,
    families,
    scopes: ['admin', method === 'GET' ? 'admin:read' : 'admin:write'],
    handle: (call) => {
      needStaff(call);
      return handle(call);
    },
  });

export const emojiPackRoutes: Route[] = [
  open({ method: 'GET', path: `${BASE}/packs`, families, handle: list }),
  open({
    method: 'GET',
    path: `${BASE}/pack`,
    families,
    handle: (call) =>
      renderPack(
        call.world,
        packOf(call),
        call.params.number('page') ?? 1,
        call.params.number('page_size') ?? 30,
      ),
  }),
  staff('POST', `${BASE}/pack`, create),
  staff('PATCH', `${BASE}/pack`, describe),
  staff('DELETE', `${BASE}/pack`, (call) => {
    removePack(call.world, packOf(call));
    return 'ok';
  }),
  staff('GET', `${BASE}/packs/import`, importFolders),
  staff('GET', `${BASE}/packs/remote`, listRemote),
  staff('POST', `${BASE}/packs/download`, download),
  staff('POST', `${BASE}/packs/files`, addFile),
  staff('PATCH', `${BASE}/packs/files`, rename),
  staff('DELETE', `${BASE}/packs/files`, removeFile),
  staff('POST', '/api/v1/pleroma/admin/reload_emoji', () => 'ok'),
];
