/** Routes for changing one's own profile and the client settings stored on the server. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { isRecord } from '../../http/params';
import { badValue, crash, refuse, type Refusal } from '../../http/refusal';
import { renderCredentials } from '../../render/account';
import { fieldsLimits, limits } from '../../render/features';
import { addUploadedFile } from '../../state/media';
import type { QuotePolicy } from '../../state/policies';
import type { Person, PersonFlags, PostVisibility, ProfileField } from '../../state/types';
import { readQuotePolicy } from '../composer/posting';

interface TextLimits {
  name: number;
  bio: number;
  fields: { max: number; name: number; value: number };
}

const { max_fields: max, name_length: name, value_length: value } = fieldsLimits;
const pleromaLimits: TextLimits = { name: 100, bio: 5_000, fields: { max, name, value } };
const mastodonLimits: TextLimits = {
  name: 30,
  bio: 500,
  fields: { max: 4, name: 255, value: 255 },
};

/** The refusal of a long text, worded differently by each family. */
function tooLong({ world }: SignedIn, text: string, field: string): Refusal {
  const { dialect: family } = world;
  if (family === 'mastodon') return refuse(422, `Validation failed: ${field} is too long`);
  return family === 'akkoma' ? refuse(403, 'Invalid request') : refuse(413, text);
}

const flagFields: readonly [field: string, flag: keyof PersonFlags][] = [
  ['hide_followers', 'hideFollowers'],
  ['hide_follows', 'hideFollows'],
  ['hide_followers_count', 'hideFollowersCount'],
  ['hide_follows_count', 'hideFollowsCount'],
  ['hide_favorites', 'hideFavourites'],
  ['skip_thread_containment', 'skipThreadContainment'],
  ['allow_following_move', 'allowFollowingMove'],
  ['accepts_chat_messages', 'acceptsChats'],
  ['discoverable', 'discoverable'],
  ['show_role', 'showRole'],
  ['show_birthday', 'showBirthday'],
  ['no_rich_text', 'noRichText'],
];

const scopes: readonly string[] = ['public', 'unlisted', 'private', 'direct', 'local'];

async function update(call: SignedIn): Promise<Json> {
  const { viewer, params, view } = call;
  const name = params.text('display_name');
  const note = params.text('note');
  const fields = readFields(call);
  const lengths = call.world.dialect === 'mastodon' ? mastodonLimits : pleromaLimits;
  if (name !== null && name.length > lengths.name) {
    throw tooLong(call, 'Name is too long', 'Display name');
  }
  if (note !== null && note.length > lengths.bio) throw tooLong(call, 'Bio is too long', 'Note');
  if (fields) checkFields(call, fields, lengths.fields);
  const birthday = readBirthday(call);
  const actorType = readActorType(call);
  const scope = readScope(call);
  await readPictures(call);
  viewer.displayName = name ?? viewer.displayName;
  viewer.note = note ?? viewer.note;
  viewer.fields = fields ?? viewer.fields;
  viewer.actorType = actorType ?? viewer.actorType;
  viewer.defaultScope = scope ?? viewer.defaultScope;
  viewer.quotePolicy = readDefaultQuotePolicy(call) ?? viewer.quotePolicy;
  viewer.locked = params.flag('locked') ?? viewer.locked;
  if (birthday !== undefined) viewer.birthday = birthday;
  for (const [field, flag] of flagFields) {
    viewer.flags[flag] = params.flag(field) ?? viewer.flags[flag];
  }
  const store = params.values.pleroma_settings_store;
  if (isRecord(store)) Object.assign(viewer.settingsStore, store);
  return renderCredentials(view, viewer, null);
}

function readFields({ params }: SignedIn): ProfileField[] | null {
  const given = params.values.fields_attributes;
  const rows: unknown[] | null = Array.isArray(given)
    ? given
    : isRecord(given)
      ? Object.values(given)
      : null;
  if (!rows) return null;
  return rows
    .filter(isRecord)
    .flatMap(({ name, value }) =>
      typeof name === 'string' && name !== ''
        ? [{ name, value: typeof value === 'string' ? value : '' }]
        : [],
    );
}

function checkFields(call: SignedIn, fields: ProfileField[], limits: TextLimits['fields']): void {
  if (fields.length > limits.max) throw tooLong(call, 'Too many field entries', 'Fields');
  const isLong = ({ name, value }: ProfileField) =>
    name.length > limits.name || value.length > limits.value;
  if (fields.some(isLong)) throw tooLong(call, 'One or more field entries are too long', 'Fields');
}

/** The new birthday; undefined where none was sent, null where an empty text removes it. */
function readBirthday({ params, world }: SignedIn): string | null | undefined {
  const text = params.text('birthday');
  if (text === null || world.dialect !== 'pleroma') return undefined;
  if (text === '') return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw badValue('birthday', 'Invalid format. Expected :date');
  }
  return text;
}

function readActorType({ params }: SignedIn): Person['actorType'] | null {
  const bot = params.flag('bot');
  const type = params.text('actor_type') ?? (bot === null ? null : bot ? 'Service' : 'Person');
  if (type === null) return null;
  if (type !== 'Person' && type !== 'Service' && type !== 'Group') throw crash();
  return type;
}

function readScope({ params }: SignedIn): PostVisibility | null {
  const scope = params.text('default_scope') ?? params.inner('source')?.text('privacy') ?? null;
  if (scope === null) return null;
  if (!scopes.includes(scope)) throw crash();
  return scope as PostVisibility;
}

function readDefaultQuotePolicy({ world, params }: SignedIn): QuotePolicy | null {
  if (world.dialect !== 'mastodon') return null;
  return readQuotePolicy(params.inner('source')?.text('quote_policy') ?? null);
}

/** A file replaces the picture, an empty text removes it. */
async function readPictures({ world, viewer, params }: SignedIn): Promise<void> {
  const kinds = [
    ['avatar', 'avatar', limits.avatar],
    ['header', 'header', limits.banner],
    ['pleroma_background_image', 'background', limits.background],
  ] as const;
  for (const [field, place, most] of kinds) {
    const file = params.file(field);
    if (file) {
      if (file.size > most) throw refuse(413, 'File is too large');
      const bytes = new Uint8Array(await file.arrayBuffer());
      viewer[place] = addUploadedFile(world, bytes, file.name);
    } else if (params.values[field] === '') viewer[place] = null;
  }
}

/** Mastodon has separate calls that remove pictures. */
const withoutPicture = (field: string, place: 'avatar' | 'header'): Route =>
  user({
    method: 'DELETE',
    path: `/api/v1/profile/${field}`,
    families: ['mastodon'],
    scopes: ['write:accounts'],
    handle: ({ viewer, view }) => {
      viewer[place] = null;
      return renderCredentials(view, viewer, null);
    },
  });

export const profileRoutes: Route[] = [
  withoutPicture('avatar', 'avatar'),
  withoutPicture('header', 'header'),
  user({
    method: 'PATCH',
    path: '/api/v1/accounts/update_credentials',
    scopes: ['write:accounts'],
    handle: update,
  }),
  user({
    method: 'PUT',
    path: '/api/pleroma/notification_settings',
    families: pleromaLike,
    scopes: ['write:accounts'],
    handle: ({ viewer, params }) => {
      const { flags } = viewer;
      flags.blockFromStrangers = params.flag('block_from_strangers') ?? flags.blockFromStrangers;
      flags.hideNotificationContents =
        params.flag('hide_notification_contents') ?? flags.hideNotificationContents;
      return { status: 'success' };
    },
  }),
  user({
    method: 'GET',
    path: '/api/v1/preferences',
    families: ['akkoma', 'mastodon'],
    scopes: ['read:accounts'],
    handle: ({ viewer }) => ({
      'posting:default:visibility': viewer.defaultScope,
      'posting:default:sensitive': false,
      'posting:default:language': null,
      'reading:expand:media': 'default',
      'reading:expand:spoilers': false,
    }),
  }),
];
