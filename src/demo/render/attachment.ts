/** Renders attachments as the API sends them. */
import type { Json } from '../http/json';
import { fileUrl, isReady } from '../state/media';
import type { Media } from '../state/types';
import type { World } from '../state/world';

export function renderAttachment(world: World, media: Media): Json {
  // It has no address while the server is still processing it.
  const url = isReady(world, media) ? fileUrl(world, media.file) : null;
  const original = media.size && { ...media.size, aspect: media.size.width / media.size.height };
  const common = {
    id: media.id,
    type: media.kind,
    url,
    preview_url: media.poster === null ? url : fileUrl(world, media.poster),
    blurhash: media.blurhash?.() ?? null,
    ...(original ? { meta: { original } } : {}),
  };
  if (world.dialect === 'mastodon') {
    const description = media.description === '' ? null : media.description;
    const focus = media.focus ?? { x: 0, y: 0 };
    return { ...common, remote_url: null, text_url: null, description, meta: { original, focus } };
  }
  return {
    ...common,
    remote_url: url,
    text_url: url,
    description: media.description,
    pleroma: { mime_type: media.mimeType },
  };
}

/** Renders attachments with the given descriptions (of an earlier edition), or else their own. */
export const renderAttachments = (
  world: World,
  ids: readonly string[],
  descriptions: readonly string[] = [],
): Json[] =>
  ids.flatMap((id, index) => {
    const media = world.media.get(id);
    if (!media) return [];
    const description = descriptions[index] ?? media.description;
    return [renderAttachment(world, { ...media, description })];
  });
