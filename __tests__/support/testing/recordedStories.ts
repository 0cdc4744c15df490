/**
 * Scripts of the flows that are recorded against the embedded instance. To record one anew after an
 * intended change: `RECORD=home npx jest recordedFlows`.
 */
import type { Instance } from '@/demo/server';
import type { FlowFile } from '@/testing/format/flowFile';
import { profileRequest } from '@/domain/people/profile';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import type { RootState } from '@/slices/root';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { allSeenRequested } from '@/slices/notifications/notifications';
import { profileOpened } from '@/slices/people/profiles';
import { logoutRequested } from '@/slices/session/session';
import { settingChanged } from '@/slices/session/config';
import { statusToggleRequested, statusOpened } from '@/slices/statuses/statuses';
import { timelineOpened } from '@/slices/timelines/timelines';
import { fileOf, recordSession, type RecordedSession } from './recordedSession';

export interface RecordedStory {
  as?: string;
  path: string;
  play(session: RecordedSession, instance: Instance): Promise<void>;
}

const isHere =
  (key: TimelineKey) =>
  ({ timelines }: RootState): boolean =>
    timelines[key]?.loaded === true;

/** A public status of a person in the instance. */
function statusBy(instance: Instance, nickname: string): string {
  const { people, posts } = instance.world();
  const author = [...people.values()].find((one) => one.nickname === nickname)?.id;
  const post = [...posts.values()].findLast(
    ({ authorId, visibility, repeatOf }) =>
      authorId === author && visibility === 'public' && repeatOf === null,
  );
  if (!post) throw new Error(`${nickname} wrote nothing`);
  return post.id;
}

const mark =
  (kind: 'favourited' | 'repeated' | 'bookmarked'): RecordedStory['play'] =>
  async ({ dispatch, until }, instance) => {
    const statusId = statusBy(instance, 'bob');
    dispatch(statusOpened({ statusId }));
    await until((state) => selectStatusRow(state, statusId) !== undefined);
    dispatch(statusToggleRequested({ statusId, toggle: kind, wanted: true }));
    await until((state) => selectStatusRow(state, statusId)?.[kind] === true);
  };

const reader = { as: 'newbie', path: '/main/friends' };

export const recordedStories: Record<string, RecordedStory> = {
  'a visitor reads a hashtag': {
    path: '/tag/tea',
    play: async ({ dispatch, until }) => {
      dispatch(timelineOpened({ key: 'tag:tea' }));
      await until(isHere('tag:tea'));
    },
  },
  'a new member has an empty home': {
    ...reader,
    play: async ({ dispatch, until }) => {
      dispatch(timelineOpened({ key: 'friends' }));
      await until(isHere('friends'));
      await until(({ realtime }) => realtime.joins > 0);
    },
  },
  'somebody is favourited': { ...reader, play: mark('favourited') },
  'somebody is repeated': { ...reader, play: mark('repeated') },
  'a status is bookmarked': { ...reader, play: mark('bookmarked') },
  'a conversation is opened': {
    path: '/notice/1',
    play: async ({ dispatch, until }, instance) => {
      const statusId = statusBy(instance, 'alice');
      dispatch(statusOpened({ statusId }));
      await until(({ threadContexts }) => threadContexts[statusId] !== undefined);
    },
  },
  'a profile is opened by its name': {
    ...reader,
    path: '/users/bob',
    play: async ({ dispatch, until }) => {
      dispatch(profileOpened({ name: 'bob' }));
      await until(({ profiles = {} }) => Object.keys(profiles).length > 0);
    },
  },
  'nobody has that name': {
    path: '/users/nobody_of_this_name',
    play: async ({ dispatch, until }) => {
      const address = { name: 'nobody_of_this_name' };
      dispatch(profileOpened(address));
      await until(({ requests }) => (requests[profileRequest(address)]?.reason ?? null) !== null);
    },
  },
  'somebody is followed': {
    ...reader,
    path: '/users/bob',
    play: async ({ dispatch, until, state }) => {
      dispatch(profileOpened({ name: 'bob' }));
      await until(({ profiles = {} }) => Object.keys(profiles).length > 0);
      const userId = Object.values(state().profiles ?? {})[0] ?? '';
      dispatch(
        relationshipActionRequested({ userId, relationshipKind: 'following', wanted: true }),
      );
      await until(
        ({ relationshipActions }) =>
          Object.keys(relationshipActions?.pending ?? { none: 0 }).length === 0,
      );
    },
  },
  'a setting is changed': {
    ...reader,
    play: async ({ dispatch, until }) => {
      await until(({ realtime }) => realtime.joins > 0);
      dispatch(settingChanged({ name: 'hidePostStats', value: true }));
      await until(({ config }) => config.chosen.hidePostStats === true);
    },
  },
  'all notifications are marked as seen': {
    ...reader,
    play: async ({ dispatch, until }) => {
      await until(({ realtime }) => realtime.joins > 0);
      dispatch(allSeenRequested());
      await until(
        ({ notifications }) => Object.keys(notifications?.pendingSeen ?? { none: 0 }).length === 0,
      );
    },
  },
  'somebody signs out': {
    ...reader,
    play: async ({ dispatch, until }) => {
      await until(({ session }) => session.currentUser !== null);
      dispatch(logoutRequested());
      await until(({ session }) => session.currentUser === null);
    },
  },
};

/** Records a script against a new instance, into a file. */
export async function recordStory(
  { as, path, play }: RecordedStory,
  instance: Instance,
): Promise<FlowFile> {
  const session = recordSession(instance, { path, ...(as === undefined ? {} : { as }) });
  await session.until(({ startup }) => startup.phase === 'ready');
  await play(session, instance);
  return fileOf(session.end());
}
