/** Translates socket frames into the same actions that a fetched answer would put. */
import { createSelector, type Action } from '@reduxjs/toolkit';
import { decodeFrame, type Frame } from '@/api/frames';
import { mergeEntityBundles } from '@/domain/engine/entityBundles';
import { nameIn, nameOfStream, streamOf } from '@/domain/realtime/streams';
import { timelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import { selectInstance } from '@/selectors/session/config';
import { announcementDeleted, announcementReceived } from '@/slices/talk/announcements';
import { chatUpdated } from '@/slices/talk/chats';
import { conversationUpdated } from '@/slices/talk/conversations';
import { filtersChanged } from '@/slices/timelines/filters';
import { notificationStreamed, seenElsewhere } from '@/slices/notifications/notifications';
import { frameReceived, streamSubscriptionAnswered } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { statusDeleted, statusReceived } from '@/slices/statuses/statuses';
import { statusesStreamed } from '@/slices/timelines/timelines';
import { call, delay, getContext, put, race, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

type Update = Extract<Frame, { event: 'update' }>;

type Handlers = {
  [Event in Exclude<Frame['event'], 'update'>]: (
    frame: Extract<Frame, { event: Event }>,
  ) => Action | null;
};

const handlers: Handlers = {
  'status.update': ({ statusId, entities }) => statusReceived({ statusId, entities }),
  delete: ({ id }) => statusDeleted({ statusId: id }),
  // Notifications are batched, as many may come at once.
  notification: ({ notification, entities }) =>
    notificationStreamed({ heard: { notification, entities } }),
  'pleroma:chat_update': ({ chat, entities }) => chatUpdated({ chat, entities }),
  filters_changed: () => filtersChanged(),
  notifications_merged: toFrameReceived,
  'pleroma:follow_relationships_update': toFrameReceived,
  conversation: ({ conversation, entities }) => conversationUpdated({ conversation, entities }),
  marker: ({ lastReadNotificationId: upTo }) => (upTo === null ? null : seenElsewhere({ upTo })),
  announcement: ({ announcement }) => announcementReceived({ announcement }),
  'announcement.reaction': toFrameReceived,
  'announcement.delete': ({ announcementId }) => announcementDeleted({ announcementId }),
  'pleroma:respond': ({ about, result }) =>
    about === 'subscribe' ? streamSubscriptionAnswered({ taken: result !== 'error' }) : null,
  refused: () => streamSubscriptionAnswered({ taken: false }),
  pong: () => null,
  unknown: () => null,
  unreadable: () => null,
};

function toFrameReceived({ event, stream: _stream, ...payload }: Frame): Action {
  return frameReceived({ event, payload });
}

/** They wait behind "Show new": `timelineNews.ts` shows them, depending on the scroll position. */
const streamed = (key: TimelineKey, updates: readonly Update[]): Action =>
  statusesStreamed({
    statusIds: updates.map(({ statusId }) => statusId),
    keys: [key],
    entities: mergeEntityBundles(updates.map(({ entities }) => entities)),
    show: false,
  });

/** Frames are handled for this long, or this many, before the page gets its turn. */
const SLICE_TIME = 12;
const SLICE_FRAMES = 25;
/** The longest time that frames are batched while the page is busy. */
const GATHERING = 1_000;

/**
 * Handles frames that arrived together as a batch, so that a burst needs few renders, but never for
 * so long that the page stalls.
 */
export function* handleTexts(texts: readonly string[]): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  let began = now();
  let frames: Frame[] = [];
  for (const text of texts) {
    frames.push(yield* readFrame(text));
    if (frames.length < SLICE_FRAMES && now() - began < SLICE_TIME) continue;
    yield* handleFrames(frames);
    frames = [];
    yield* delay(0);
    began = now();
  }
  yield* handleFrames(frames);
}

/** Frames that come meanwhile are the next batch. */
export function* pauseBetweenFrames(): SagaGenerator<void> {
  const { whenIdle } = yield* getContext('clock');
  yield* race({ idle: call(whenIdle), late: delay(GATHERING) });
}

/** Decodes a frame; an unreadable one is logged and ignored. */
function* readFrame(text: string): SagaGenerator<Frame> {
  const frame = decodeFrame(text);
  const log = yield* getContext('log');
  if (frame.event === 'unknown') log('warning', 'Unknown streaming event', frame.name);
  if (frame.event === 'unreadable') {
    log('warning', 'Unreadable streaming event', `${frame.name}: ${frame.why}`);
  }
  return frame;
}

/**
 * Handles frames in order. Consecutive statuses become one action, as every selector on the page
 * runs for each action.
 */
function* handleFrames(frames: readonly Frame[]): SagaGenerator<void> {
  let updates: Update[] = [];
  for (const frame of frames) {
    if (frame.event === 'update') {
      updates.push(frame);
      continue;
    }
    yield* putStreamed(updates);
    updates = [];
    const toAction = handlers[frame.event] as (frame: Frame) => Action | null;
    const action = toAction(frame);
    if (action) yield* put(action);
  }
  yield* putStreamed(updates);
}

function* putStreamed(updates: readonly Update[]): SagaGenerator<void> {
  if (updates.length === 0) return;
  const keys = yield* select(selectStreamKeys);
  const sorted = new Map<TimelineKey, Update[]>();
  for (const update of updates) {
    const name = nameIn(update.stream);
    // No stream name, or a user stream, means the stream that the socket was opened for.
    const key = keys[name] ?? (/^(user|$)/.test(name) ? timelineKey('friends') : null);
    // Statuses of a timeline that was closed are dropped.
    if (key !== null) sorted.set(key, [...(sorted.get(key) ?? []), update]);
  }
  for (const [key, its] of sorted) yield* put(streamed(key, its));
}

/** The streamed timelines beside home, by the names of their streams. */
const selectStreamKeys = createSelector(
  [({ realtime }: RootState) => realtime.streams, selectInstance],
  (streams, instance): Record<string, TimelineKey> =>
    Object.fromEntries(
      Object.keys(streams).flatMap((key) => {
        const stream = streamOf(key, instance);
        return stream ? [[nameOfStream(stream), key]] : [];
      }),
    ),
);
