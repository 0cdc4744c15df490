/** Finds out which posts of the home timeline are there because of a followed hashtag only. */
import { tagId } from '@/domain/timelines/tagTimeline';
import { timelineKey } from '@/domain/timelines/timeline';
import { rowIn } from '@/lib/values/rowTable';
import { selectCurrentUserId } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import { selectFollowedAmong } from './tags';

/** The most people about whom the server is asked. */
const MOST_UNKNOWN = 80;

interface TagCauses {
  /** Names of hashtags by status. */
  causes: Record<string, string>;
  /** Authors of such posts of whom is not known whether the reader follows them. */
  unknownIds: string[];
}

/** A post by a followed person, or that mentions the reader, would be there anyway. */
export function selectTagCauses(state: RootState): TagCauses {
  const found: TagCauses = { causes: {}, unknownIds: [] };
  const home = state.timelines[timelineKey('friends')];
  if (!home || (state.tags?.followed ?? null) === null) return found;
  const ownId = selectCurrentUserId(state);
  const unknownIds = new Set<string>();
  for (const id of [...home.unseen, ...home.ranges.flat()]) {
    const status = rowIn(state.statuses.entities, id);
    if (!status || status.repeatOfId !== null || status.userId === ownId) continue;
    const [tag] = selectFollowedAmong(state, status.hashtags);
    if (tag === undefined || status.mentions.some(({ userId }) => userId === ownId)) continue;
    const standing = state.relationships[status.userId];
    if (!standing) unknownIds.add(status.userId);
    else if (!standing.following) found.causes[id] = nameOf(state, tag);
  }
  return { ...found, unknownIds: [...unknownIds].slice(0, MOST_UNKNOWN) };
}

/** As the list of followed ones writes it, which may have capital letters. */
const nameOf = (state: RootState, tag: string): string =>
  state.tags?.known[tagId(tag)]?.name ?? tag;
