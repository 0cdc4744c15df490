/** Uploads attachments, checks their processing, and describes them. */
import { decodeAttachment } from '@/api/decode/statuses/attachment';
import type { Connection, RequestOptions } from '@/api/http';
import { focusText } from '@/domain/composer/picture/focalPoint';
import type { Attachment, MediaFocus } from '@/domain/statuses/status';
import { requestOne } from '@/api/endpoints/engine/answers';

export interface OutgoingFile {
  file: Blob;
  name: string;
  type: string;
  /** Called during the upload with the share sent, from 0 to 1. */
  onSent: (part: number) => void;
  /** One key for all tries to send the same file. */
  idempotencyKey: string;
}

/**
 * POST /api/v1/media, or POST /api/v2/media, which may answer before the server has processed the
 * file: the attachment then has no address yet.
 */
export function uploadFile(
  to: Connection,
  version: 'v1' | 'v2',
  { file, name, type, onSent, idempotencyKey }: OutgoingFile,
): Promise<Attachment> {
  const files = { file: new File([file], name, { type }) };
  return one(to, `/api/${version}/media`, { method: 'POST', files, onSent, idempotencyKey });
}

/** GET /api/v1/media/:id */
export const fetchMedia = (to: Connection, mediaId: string): Promise<Attachment> =>
  one(to, pathOf(mediaId), {});

/** PUT /api/v1/media/:id — what is left out stays: the focus, or an empty description. */
export function describeMedia(
  to: Connection,
  mediaId: string,
  description: string,
  focus: MediaFocus | null = null,
): Promise<Attachment> {
  const json = {
    ...((description !== '' || !focus) && { description }),
    ...(focus && { focus: focusText(focus) }),
  };
  return one(to, pathOf(mediaId), { method: 'PUT', json });
}

/** PUT /api/v1/media/:id — only Mastodon takes a picture for a video. */
export function sendPoster(to: Connection, mediaId: string, poster: Blob): Promise<Attachment> {
  const files = { thumbnail: new File([poster], 'thumbnail', { type: poster.type }) };
  return one(to, pathOf(mediaId), { method: 'PUT', files });
}

const pathOf = (mediaId: string): string => `/api/v1/media/${encodeURIComponent(mediaId)}`;

const one = (to: Connection, path: string, options: RequestOptions): Promise<Attachment> =>
  requestOne(to, path, options, decodeAttachment);
