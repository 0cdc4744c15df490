/** Custom emoji, for administrators of GoToSocial. */
import { EMPTY, type Route, type SignedIn } from '../../http/call';
import type { Json } from '../../http/json';
import { notFound, refuse } from '../../http/refusal';
import { paintPng } from '../../pictures/paintPng';
import type { CustomEmoji } from '../../state/types';
import type { World } from '../../state/world';
import { gotosocialRoute } from './staff';

const SHORTCODE = /^\w{1,30}$/;

/** The shortcode stands for the id, which the world has not. */
const idOf = ({ shortcode }: CustomEmoji): string => `01EMOJI${shortcode.toUpperCase()}`;

function render(world: World, emoji: CustomEmoji): Json {
  const url = `${world.origin}${emoji.path}`;
  return {
    id: idOf(emoji),
    shortcode: emoji.shortcode,
    url,
    static_url: url,
    visible_in_picker: true,
    category: emoji.tags[0]?.replace(/^pack:/, '') ?? '',
    disabled: false,
  };
}

const list = ({ world }: SignedIn): Json[] =>
  [...world.emoji.values()].map((emoji) => render(world, emoji));

function add({ world, params }: SignedIn): Json {
  const shortcode = params.text('shortcode') ?? '';
  const category = params.text('category');
  if (!SHORTCODE.test(shortcode)) throw refuse(400, `Bad Request: shortcode ${shortcode}`);
  if (params.file('image') === null) throw refuse(400, 'Bad Request: no emoji given');
  if (world.emoji.has(shortcode)) throw refuse(409, `Conflict: emoji ${shortcode} exists`);
  const name = `emoji/${shortcode}.png`;
  const look = world.ids.count('emoji');
  world.files.set(name, { type: 'image/png', bytes: () => paintPng('sign', look, 64) });
  const tags = category === null ? [] : [`pack:${category}`];
  const emoji = { shortcode, path: `/${name}`, tags };
  world.emoji.set(shortcode, emoji);
  return render(world, emoji);
}

function remove({ world, path }: SignedIn): Json {
  const emoji = [...world.emoji.values()].find((one) => idOf(one) === path.id);
  if (!emoji) throw notFound();
  world.emoji.delete(emoji.shortcode);
  return EMPTY;
}

export const serverEmojiRoutes: Route[] = [
  gotosocialRoute('GET', 'custom_emojis', list),
  gotosocialRoute('POST', 'custom_emojis', add),
  gotosocialRoute('DELETE', 'custom_emojis/:id', remove),
];
