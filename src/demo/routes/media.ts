/** Uploads. */
import type { Call, Route, SignedIn } from '../http/call';
import { Reply, user } from '../http/call';
import { crash, missingField, notFound, refuse, wentWrong } from '../http/refusal';
import { renderAttachment } from '../render/attachment';
import { limits } from '../render/features';
import { addMedia, addUploadedFile, pictureSize } from '../state/media';
import type { Media } from '../state/types';

function readDescription({ params }: Call): string | null {
  const description = params.text('description');
  if (description !== null && description.length > limits.description) {
    throw refuse(400, 'description_too_long');
  }
  return description;
}

async function upload(call: SignedIn, status: number): Promise<Reply> {
  const { world, viewer, params } = call;
  const file = params.file('file');
  if (!file) throw missingField('file');
  if (file.size > limits.upload) throw crash(413);
  const description = readDescription(call) ?? '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = addUploadedFile(world, bytes, file.name);
  const media = addMedia(world, viewer, name, { description, size: pictureSize(bytes) });
  return new Reply({ status, body: renderAttachment(world, media) });
}

function ownMedia({ world, viewer, path }: SignedIn): Media {
  const media = world.media.get(path.id ?? '');
  if (!media) throw world.options.family === 'mastodon' ? notFound() : wentWrong();
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
    handle: (call) => upload(call, 200),
  }),
  user({
    method: 'POST',
    path: '/api/v2/media',
    scopes: WRITE,
    bucket: 'media',
    handle: (call) => upload(call, call.world.options.family === 'mastodon' ? 200 : 202),
  }),
  user({
    method: 'GET',
    path: '/api/v1/media/:id',
    scopes: WRITE,
    handle: (call) => renderAttachment(call.world, ownMedia(call)),
  }),
  user({
    method: 'PUT',
    path: '/api/v1/media/:id',
    scopes: WRITE,
    handle: (call) => {
      const media = ownMedia(call);
      media.description = readDescription(call) ?? media.description;
      return renderAttachment(call.world, media);
    },
  }),
];
