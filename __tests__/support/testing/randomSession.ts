/** Random sessions from a seed. */
import type { Instance } from '@/demo/server';
import type { RawFlow } from '@/testing/format/flowFile';
import { submitRequested } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { createSeededRandom } from '@/testing/context/seededRandom';
import { recordSession, type RecordedSession } from './recordedSession';

const timelines = ['friends', 'public', 'publicAndExternal', 'bookmarks'] as const;
const words = ['Bread', 'rails', 'a lake', 'in the morning', 'again', '<b>?', ':blank:'];
const faults = ['500', '502', 'html', 'garbage', 'empty', 'truncated', '429'] as const;

const LONGEST_PAUSE = 120;

interface Scene {
  session: RecordedSession;
  instance: Instance;
  random: () => number;
  control: (name: string, body: Record<string, unknown>) => Promise<unknown>;
}

const pick = <Item>({ random }: Scene, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const saying = (scene: Scene): string =>
  [pick(scene, words), pick(scene, words), pick(scene, words)].join(' ');

/** The possible events: by the reader, the network or other people. */
const deeds: readonly ((scene: Scene) => unknown)[] = [
  (scene) => scene.session.dispatch(timelineOpened({ key: pick(scene, timelines) })),
  (scene) => scene.session.dispatch(timelineClosed({ key: pick(scene, timelines) })),
  (scene) => {
    const statusId = pick(scene, scene.session.state().statuses.ids) as string | undefined;
    const toggle = pick(scene, ['favourited', 'repeated', 'bookmarked'] as const);
    const wanted = scene.random() < 0.7;
    if (statusId) scene.session.dispatch(statusToggleRequested({ statusId, toggle, wanted }));
  },
  (scene) => {
    const change = { text: saying(scene) };
    scene.session.dispatch(draftEdited({ target: 'new', change }));
    scene.session.dispatch(submitRequested({ target: 'new' }));
  },
  (scene) => scene.control('post', { as: 'bob', text: saying(scene) }),
  (scene) => scene.control('notify', { as: 'alice', type: 'favourite' }),
  (scene) => scene.control('close-sockets', { code: pick(scene, [1000, 1012, 4000]) }),
  (scene) => scene.control('next', { path: '/api', answer: pick(scene, faults), times: 2 }),
  (scene) => scene.session.page.online.change(scene.random() < 0.6),
  (scene) => scene.session.page.visible.change(scene.random() < 0.6),
  (scene) => scene.session.page.focused.change(scene.random() < 0.6),
];

export async function randomSession(
  instance: Instance,
  seed: number,
  deedCount: number,
): Promise<RawFlow> {
  const { random } = createSeededRandom(seed);
  const base = `http://127.0.0.1:${String(instance.port)}/demo`;
  const session = recordSession(instance, { ...(random() < 0.8 ? { as: 'alice' } : {}), seed });
  const scene: Scene = {
    session,
    instance,
    random,
    control: (name, body) =>
      fetch(`${base}/${name}`, { method: 'POST', body: JSON.stringify(body) }),
  };
  session.dispatch(timelineOpened({ key: 'friends' }));
  for (let done = 0; done < deedCount; done += 1) {
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_PAUSE));
    await pick(scene, deeds)(scene);
  }
  instance.faults.planned = [];
  return session.end();
}
