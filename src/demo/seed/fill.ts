/** Fills an empty world. The same seed and the same time give the same world. */
import { DAY, MINUTE } from '../state/clock';
import { endPolls } from '../state/polls';
import type { World } from '../state/world';
import { seedFollows, seedDemoAccounts } from './relationships';
import { castOf } from './cast';
import { seedEmoji, seedEmojiPacks } from './emoji';
import { createGallery } from './gallery';
import { seedPeople } from './people';
import type { Workshop } from './posts';
import {
  createMoments,
  seedCards,
  seedForeign,
  seedHardTexts,
  seedPictures,
  seedPolls,
  seedPrivatePosts,
  seedRemarks,
} from './posts';
import { createScript } from './script';
import { seedQuotes, seedReactions, seedRepeats, seedThreads } from './threads';

/** The total of posts and repeats of all kinds. */
const POSTS = 1_500;
const REPEATS = 130;
const QUOTES = 45;
/** Spare posts, for acts of the script that come to nothing (a repeat of a private post, say). */
const SPARE = 25;

export function fillWorld(world: World): void {
  const now = world.clock.now();
  const end = now - 2 * MINUTE;
  seedEmoji(world);
  seedEmojiPacks(world, world.options.emoji);
  seedPeople(world, now - 60 * DAY);
  const random = world.random.fork('content');
  const shop: Workshop = {
    world,
    script: createScript(world, end),
    cast: castOf(world),
    gallery: createGallery(world),
    random,
    moment: createMoments(random, end),
    posts: [],
  };
  seedFollows(shop, now - 59 * DAY);
  seedForeign(shop);
  seedHardTexts(shop);
  seedCards(shop);
  seedPolls(shop);
  seedPictures(shop);
  seedPrivatePosts(shop);
  seedThreads(shop);
  seedRemarks(shop, POSTS + SPARE - QUOTES - REPEATS - shop.script.count);
  seedQuotes(shop);
  seedRepeats(shop, REPEATS);
  seedReactions(shop);
  seedDemoAccounts(shop);
  shop.script.play();
  pinSome(shop);
  world.clock.stopAt(end);
  endPolls(world);
  world.clock.run();
}

function pinSome({ world, cast }: Workshop): void {
  const alice = cast.named('alice');
  world.stream
    .filter(
      (post) =>
        post.authorId === alice.id && post.visibility === 'public' && post.repeatOf === null,
    )
    .slice(0, 2)
    .forEach((post) => alice.pinned.push({ postId: post.id, at: world.clock.now() }));
}
