/** Routes for uploads. */
import type { Call, Route, SignedIn } from '../../http/call';
import { Reply, user } from '../../http/call';
import { crash, missingField, notFound, refuse, wentWrong } from '../../http/refusal';
import { renderAttachment } from '../../render/attachment';
import { limits, supportedTypes } from '../../render/features';
import { addMedia, addUploadedFile, isReady, pictureSize, sniffType } from '../../state/media';
import type { Media } from '../../state/types';
import type { World } from '../../state/world';

function readDescription({ params }: Call): string | null {
  const description = params.text('description');
  if (description !== null && description.length > limits.description) {
    throw refuse(400, 'description_too_long');
  }
  return description;
}

/** Two numbers from -1 to 1, which only Mastodon reads. */
export function readFocus(world: World, text: string | null): Media['focus'] {
  if (text === null || world.dialect !== 'mastodon') return null;
  const [x = NaN, y = NaN] = text.split(',').map(Number);
  if (!(Math.abs(x) <= 1 && Math.abs(y) <= 1)) throw refuse(422, 'Focus is invalid');
  return { x, y };
}

/** A picture for a video or a sound, which only Mastodon reads. */
async function readPoster({ world, params }: Call): Promise<string | null> {
  const picture = params.file('thumbnail');
  if (!picture || world.dialect !== 'mastodon') return null;
  const bytes = new Uint8Array(await picture.arrayBuffer());
  if (!sniffType(bytes).startsWith('image/')) {
    throw refuse(422, 'Validation failed: Thumbnail content type is invalid');
  }
  return addUploadedFile(world, bytes, picture.name);
}

/** Milliseconds that Mastodon takes to process a video or a sound. */
const PROCESSING = 1_500;

/** Mastodon's newer call answers before a file that takes long is processed. */
type Manner = 'waits' | 'answers early';

async function upload(call: SignedIn, manner: Manner): Promise<Reply> {
  const { world, viewer, params } = call;
  const file = params.file('file');
  if (!file) throw missingField('file');
  if (file.size > limits.upload) throw crash(413);
  const description = readDescription(call) ?? '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isMastodon = world.dialect === 'mastodon';
  const type = sniffType(bytes);
  if (isMastodon && !supportedTypes.includes(type)) {
    throw refuse(422, 'Validation failed: File content type is invalid, File is invalid');
  }
  const name = addUploadedFile(world, bytes, file.name);
  const slow = isMastodon && manner === 'answers early' && !type.startsWith('image/');
  const readyAt = slow ? world.clock.now() + PROCESSING : 0;
  const media = addMedia(world, viewer, name, {
    description,
    size: pictureSize(bytes),
    focus: readFocus(world, params.text('focus')),
    poster: await readPoster(call),
    readyAt,
  });
  const accepted = manner === 'answers early' && (slow || !isMastodon);
  return new Reply({ status: accepted ? 202 : 200, body: renderAttachment(world, media) });
}

function ownMedia({ world, viewer, path }: SignedIn): Media {
  const media = world.media.get(path.id ?? '');
  if (!media) throw world.dialect === 'mastodon' ? notFound() : wentWrong();
  if (media.ownerId !== viewer.id) throw refuse(403, 'Access denied');
  return media;
}

const WRITE = ['write:media'] as const;

export const mediaRoutes: Route[] = [
  user({
    method: 'POST',
    path: '/api/v1/media',
    scopes: WRITE,
    bucket: 'media',
    handle: (call) => upload(call, 'waits'),
  }),
  user({
    method: 'POST',
    path: '/api/v2/media',
    scopes: WRITE,
    bucket: 'media',
    handle: (call) => upload(call, 'answers early'),
  }),
  user({
    method: 'GET',
    path: '/api/v1/media/:id',
    scopes: WRITE,
    handle: (call) => {
      const media = ownMedia(call);
      const status = isReady(call.world, media) ? 200 : 206;
      return new Reply({ status, body: renderAttachment(call.world, media) });
    },
  }),
  user({
    method: 'PUT',
    path: '/api/v1/media/:id',
    scopes: WRITE,
    handle: async (call) => {
      const media = ownMedia(call);
      media.description = readDescription(call) ?? media.description;
      media.focus = readFocus(call.world, call.params.text('focus')) ?? media.focus;
      media.poster = (await readPoster(call)) ?? media.poster;
      return renderAttachment(call.world, media);
    },
  }),
];
