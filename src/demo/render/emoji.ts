/** Renders custom emoji, for objects that use them and for the lists of the instance. */
import type { Json } from '../http/json';
import type { World } from '../state/world';

export function renderEmoji(world: World, shortcodes: readonly string[]): Json[] {
  return shortcodes.flatMap((shortcode) => {
    const emoji = world.emoji.get(shortcode);
    if (!emoji) return [];
    const url = `${world.origin}${emoji.path}`;
    return {
      shortcode,
      url,
      static_url: url,
      visible_in_picker: world.dialect === 'mastodon',
    };
  });
}

/** `/api/v1/custom_emojis` */
export function renderEmojiList(world: World): Json[] {
  return sorted(world).map(({ shortcode, path, tags }) => {
    const url = `${world.origin}${path}`;
    const common = { shortcode, url, static_url: url, visible_in_picker: true };
    const category = tags.filter((tag) => tag !== 'Custom').join(',');
    return world.dialect === 'mastodon'
      ? { ...common, category: category.replace(/^pack:/, '') }
      : { ...common, category, tags };
  });
}

/** `/api/v1/pleroma/emoji` */
export function renderEmojiTable(world: World): Json {
  return Object.fromEntries(
    sorted(world).map(({ shortcode, path, tags }) => [shortcode, { image_url: path, tags }]),
  );
}

const sorted = (world: World) =>
  [...world.emoji.values()].sort((a, b) => (a.shortcode < b.shortcode ? -1 : 1));
