/** Routes for hashtags: about one, following, and those on profiles. */
import type { Dialect } from '../../options';
import { EMPTY, open, user, type Call, type Route, type SignedIn } from '../../http/call';
import { targetInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { refuse } from '../../http/refusal';
import { renderFeaturedTag, renderTag } from '../../render/tag';
import type { NamedTag, Post } from '../../state/types';

const followable: readonly Dialect[] = ['akkoma', 'mastodon'];
const mastodon: readonly Dialect[] = ['mastodon'];
const MOST_FEATURED = 10;
const SUGGESTED = 10;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Akkoma knows only what was used; the small servers answer members only. */
function tagInPath(call: Call): string {
  const { world, path, viewer } = call;
  const name = path.tag ?? '';
  if (!/^[\p{L}\p{N}_]+$/u.test(name)) throw refuse(422, 'Validation failed: Tag is invalid');
  const used = world.stream.some(({ hashtags }) => hashtags.includes(name.toLowerCase()));
  if (world.dialect === 'akkoma' && !used) throw refuse(404, 'Hashtag not found');
  if (!viewer && world.options.family !== 'mastodon') {
    throw refuse(world.dialect === 'akkoma' ? 403 : 401, 'The access token is invalid');
  }
  return name;
}

function setFollowed(call: SignedIn, wanted: boolean): Json {
  const name = tagInPath(call);
  const { viewer, world } = call;
  const others = viewer.followedTags.filter((tag) => !isSame(tag.name, name));
  viewer.followedTags = wanted ? [{ id: world.ids.serial('tag'), name }, ...others] : others;
  return renderTag(call.view, name);
}

function feature(call: SignedIn): Json {
  const { viewer, world, params } = call;
  const name = params.text('name')?.replace(/^#/, '') ?? '';
  if (!/^[\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) {
    throw refuse(422, 'Validation failed: Tag is invalid');
  }
  if (viewer.featuredTags.length >= MOST_FEATURED) {
    throw refuse(
      422,
      'Validation failed: You have already featured the maximum number of hashtags',
    );
  }
  const known = viewer.featuredTags.find((tag) => isSame(tag.name, name));
  const tag: NamedTag = known ?? { id: world.ids.serial('featured'), name };
  if (!known) viewer.featuredTags.push(tag);
  return renderFeaturedTag(call.view, viewer, tag);
}

function unfeature({ viewer, path }: SignedIn): Json {
  const left = viewer.featuredTags.filter(({ id }) => id !== path.id);
  if (left.length === viewer.featuredTags.length) throw refuse(404, 'Record not found');
  viewer.featuredTags = left;
  return EMPTY;
}

/** Those that the person uses most. */
function suggestions(call: SignedIn): Json[] {
  const { viewer, world } = call;
  const counts = new Map<string, number>();
  const own = (post: Post) => post.authorId === viewer.id && post.repeatOf === null;
  for (const name of world.stream.filter(own).flatMap(({ hashtags }) => hashtags)) {
    if (!viewer.featuredTags.some((tag) => isSame(tag.name, name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SUGGESTED)
    .map(([name]) => renderTag(call.view, name));
}

const READ = ['read:accounts'] as const;
const WRITE = ['write:accounts'] as const;
const FEATURED = '/api/v1/featured_tags';

export const tagRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/followed_tags',
    families: followable,
    scopes: ['read:follows'],
    handle: (call) =>
      answerPage(
        call,
        call.viewer.followedTags,
        { cursorOf: ({ id }) => id, maxLimit: 200 },
        (tag) => renderTag(call.view, tag.name),
      ),
  }),
  open({
    method: 'GET',
    path: '/api/v1/tags/:tag',
    families: followable,
    handle: (call) => renderTag(call.view, tagInPath(call)),
  }),
  user({
    method: 'POST',
    path: '/api/v1/tags/:tag/follow',
    families: followable,
    scopes: ['write:follows'],
    handle: (call) => setFollowed(call, true),
  }),
  user({
    method: 'POST',
    path: '/api/v1/tags/:tag/unfollow',
    families: followable,
    scopes: ['write:follows'],
    handle: (call) => setFollowed(call, false),
  }),
  open({
    method: 'GET',
    path: '/api/v1/accounts/:id/featured_tags',
    families: mastodon,
    handle: (call) => {
      const person = targetInPath(call);
      return person.featuredTags.map((tag) => renderFeaturedTag(call.view, person, tag));
    },
  }),
  user({
    method: 'GET',
    path: `${FEATURED}/suggestions`,
    families: mastodon,
    scopes: READ,
    handle: suggestions,
  }),
  user({
    method: 'GET',
    path: FEATURED,
    families: mastodon,
    scopes: READ,
    handle: (call) =>
      call.viewer.featuredTags.map((tag) => renderFeaturedTag(call.view, call.viewer, tag)),
  }),
  user({ method: 'POST', path: FEATURED, families: mastodon, scopes: WRITE, handle: feature }),
  user({
    method: 'DELETE',
    path: `${FEATURED}/:id`,
    families: mastodon,
    scopes: WRITE,
    handle: unfeature,
  }),
];
