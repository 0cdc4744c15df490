/** Builders of attachments; a test names only the fields that it needs. */
import type { Attachment, MediaMeta } from '@/domain/statuses/status';

const types = {
  image: ['image/png', 'pond.png'],
  video: ['video/webm', 'pond.webm'],
  audio: ['audio/ogg', 'pond.ogg'],
  flash: ['application/x-shockwave-flash', 'pond.swf'],
  unknown: ['application/zip', 'pond.zip'],
} as const;

type Changes = Partial<Omit<Attachment, 'meta'>> & { meta?: Partial<MediaMeta> };

let made = 0;

export function someFile({ meta, kind = 'image', ...changes }: Changes = {}): Attachment {
  const [mimeType, fileName] = types[kind];
  made += 1;
  const url = `https://home.example/media/${String(made)}/${fileName}`;
  return {
    id: `file${String(made)}`,
    kind,
    mimeType,
    fileName,
    url,
    thumbUrl: url,
    largeThumbUrl: url,
    description: '',
    blurhash: null,
    meta: { width: 1200, height: 800, duration: null, loops: false, ...meta },
    oembed: null,
    ...changes,
  };
}
