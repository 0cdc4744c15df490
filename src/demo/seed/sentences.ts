/** Short natural sentences, combined at random from openings and endings. */
import type { Random } from '../state/random';

const openings = [
  'The tram was late again',
  'Baked two loaves this morning',
  'Found an old map of the harbour',
  'The kettle finally gave up',
  'Walked along the canal until the rain came',
  'My neighbour is learning the accordion',
  'The library has a new reading corner',
  'Planted garlic behind the shed',
  'Someone left a chess board in the park',
  'Fixed the squeaky door with candle wax',
  'Took the slow train to the coast',
  'The market had quinces today',
  'Counted eleven herons from the bridge',
  'Started a book about lighthouses',
  'The cat has opinions about the new chair',
  'Repaired the radio from the attic',
  'There is fog on the river',
  'Learned to tie a bowline',
  'The bakery ran out of rye',
  'Drew the old mill before they paint it',
  'Half of gardening is moving pots around',
  'The ferry carries more bicycles than cars now',
  'Our village choir sang in the tunnel',
  'I have been sorting buttons for an hour',
  'The printer works if you apologise to it',
];

const endings = [
  'and nobody minded.',
  'and it was worth the wait.',
  'so the afternoon is saved.',
  'which says a lot about this town.',
  'and I am not sorry at all.',
  'but the soup made up for it.',
  'and now everything smells of it.',
  'so I stayed a little longer.',
  'and the dog agrees.',
  'though I would not do it twice.',
  'and it only took three tries.',
  'because why not.',
  'just as the sun came out.',
  'and the whole street came to look.',
  'so ask me again next week.',
];

const asides = [
  'Any tips?',
  'Photos tomorrow, I promise.',
  'Has anyone else seen this?',
  'No regrets.',
  'Small joys.',
  'I will report back.',
  'Highly recommended.',
  'Tea helps.',
];

const answers = [
  'That sounds lovely.',
  'Same here, exactly the same.',
  'Wait, which one do you mean?',
  'I had to read that twice.',
  'You should write this down somewhere.',
  'Ha, my grandmother said that too.',
  'Not sure I agree, but I like the idea.',
  'Keep us posted!',
  'Where did you find it?',
  'Thank you, I needed this today.',
  'Counterpoint: more butter.',
  'That explains the noise last night.',
  'I can lend you mine if you like.',
  'Ours did that for years.',
];

export const hashtags = [
  'baking',
  'bridges',
  'trains',
  'gardening',
  'maps',
  'photography',
  'books',
  'weather',
  'radio',
  'slowliving',
] as const;

export const subjects = [
  'garden talk',
  'spoilers: the last chapter',
  'food',
  'long rant about printers',
  'weather',
  're: the bridge',
  'politics of the bakery queue',
  'health, mild',
] as const;

export const bookNames = [
  'The Keeper of Small Lights',
  'A Field Guide to Puddles',
  'Timetables of the North',
  'Bread in Eleven Days',
] as const;

export const sentence = (random: Random): string =>
  `${random.pick(openings)} ${random.pick(endings)}`;

export function remark(random: Random): string {
  const parts = [sentence(random)];
  if (random.chance(0.3)) parts.push(random.pick(asides));
  if (random.chance(0.25)) parts.push(`#${random.pick(hashtags)}`);
  if (random.chance(0.12))
    parts.push(random.pick(['🌱', '🚲', '✨', '☕', '🌧️', '👏🏽', ':leaf:', ':sun:']));
  if (random.chance(0.08))
    parts.push(`https://example.com/notes/${String(random.between(1, 400))}`);
  return parts.join(' ');
}

export function reply(random: Random): string {
  return random.chance(0.7) ? random.pick(answers) : `${random.pick(answers)} ${remark(random)}`;
}

/** A text of about this many characters, in paragraphs. */
export function essay(random: Random, length: number): string {
  let text = '';
  while (text.length < length) {
    const paragraph = Array.from({ length: random.between(3, 6) }, () => sentence(random));
    text += `${text === '' ? '' : '\n\n'}${paragraph.join(' ')}`;
  }
  return text.slice(0, length);
}
