/** Endpoints under `/demo` with which tests cause faults and changes. Only for this machine. */
import type { Faults } from './faults';
import { holdCalls, isFaultAnswer } from './faults';
import { isRecord } from './http/params';
import { renderStatus } from './render/status';
import { addRequestedMedia } from './seed/requestedMedia';
import { writeThread } from './seed/longThread';
import { remark } from './seed/sentences';
import { replyToUnknownRemotePost } from './state/remotePosts';
import { filterOf } from './state/filters';
import { beginSearch } from './routes/statuses/asyncRefreshes';
import { createManyNotifications } from './state/manyNotifications';
import { createNotifications } from './state/notificationSamples';
import { findByAcct } from './state/people';
import { publish } from './state/posts';
import type { ContentType, Person, PostVisibility } from './state/types';
import type { World } from './state/world';
import type { StreamingHub } from './sockets/streaming';

interface Controls {
  world(): World;
  faults: Faults;
  hubs: readonly Pick<StreamingHub, 'closeAll'>[];
  /** The number of open streaming sockets. */
  listening(): number;
  /** The number of streaming sockets that were opened so far. */
  opened(): number;
  reset(): void;
}

type Body = Record<string, unknown>;

const textOf = (body: Body, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' ? value : null;
};

const numberOf = (body: Body, name: string): number | null => {
  const value = body[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** Thrown for an impossible request; the message says why. */
class BadControl extends Error {}

const actions: Record<string, (controls: Controls, body: Body) => unknown> = {
  'close-sockets': ({ hubs }, body) => {
    const code = numberOf(body, 'code');
    return { closed: hubs.reduce((sum, hub) => sum + hub.closeAll(code), 0) };
  },
  sockets: ({ listening, opened }) => ({ open: listening(), opened: opened() }),
  next: ({ faults }, body) => {
    const path = textOf(body, 'path');
    const answer = String(textOf(body, 'answer') ?? numberOf(body, 'answer') ?? '');
    if (path === null) throw new BadControl('`path` is missing');
    if (!isFaultAnswer(answer)) throw new BadControl(`unknown answer "${answer}"`);
    const method = textOf(body, 'method')?.toUpperCase() ?? null;
    const times = numberOf(body, 'times') ?? 1;
    faults.planned.push({ path, method, answer, done: body.done === true, times });
    return { planned: faults.planned.length };
  },
  file: ({ faults }, body) => {
    const path = textOf(body, 'path');
    if (path === null) throw new BadControl('`path` is missing');
    faults.altered.push({
      path,
      text: textOf(body, 'text'),
      status: numberOf(body, 'status'),
      headers: isRecord(body.headers) ? (body.headers as Record<string, string | null>) : {},
      isMissing: body.missing === true,
    });
    return { altered: faults.altered.length };
  },
  down: ({ faults, hubs }, body) => {
    faults.isDown = body.on !== false;
    if (faults.isDown) hubs.forEach((hub) => hub.closeAll(null));
    return { down: faults.isDown };
  },
  latency: ({ faults }, body) => {
    faults.latency = numberOf(body, 'ms') ?? 0;
    return { latency: faults.latency };
  },
  hold: ({ faults }, body) => {
    holdCalls(faults, body.on !== false);
    return { held: faults.held !== null };
  },
  'fail-rate': ({ faults }, body) => {
    faults.failRate = numberOf(body, 'rate') ?? 0;
    return { failRate: faults.failRate };
  },
  post: (controls, body) => {
    const world = controls.world();
    const author = actor(world, textOf(body, 'as') ?? 'bob');
    const replyTo = world.posts.get(textOf(body, 'replyTo') ?? '') ?? null;
    const post = publish(world, {
      author,
      text: textOf(body, 'text') ?? 'Hello',
      subject: textOf(body, 'subject') ?? '',
      visibility: (textOf(body, 'visibility') ?? 'public') as PostVisibility,
      contentType: (textOf(body, 'contentType') ?? 'text/plain') as ContentType,
      sensitive: body.sensitive === true,
      mediaIds: addRequestedMedia(world, author, body.media),
      replyTo,
    });
    return renderStatus({ world, viewer: author }, post);
  },
  burst: (controls, body) => {
    const world = controls.world();
    const author = textOf(body, 'as');
    const writers = [...world.people.values()].filter(
      (person) => person.isActive && !person.locked,
    );
    const random = world.random.fork('burst');
    const ids = Array.from({ length: numberOf(body, 'count') ?? 20 }, () => {
      const person = author === null ? random.pick(writers) : actor(world, author);
      return publish(world, { author: person, text: remark(random) }).id;
    });
    return { ids };
  },
  thread: (controls, body) => {
    const depth = numberOf(body, 'depth') ?? 15;
    const posts = writeThread(controls.world(), { depth, count: numberOf(body, 'count') ?? depth });
    return { ids: posts.map(({ id }) => id) };
  },
  'lost-parent': (controls) => {
    const { reply, uri } = replyToUnknownRemotePost(controls.world());
    return { id: reply.id, uri };
  },
  filter: (controls, body) => {
    const world = controls.world();
    const owner = actor(world, textOf(body, 'as') ?? 'alice');
    const filter = filterOf(world, {
      phrase: textOf(body, 'phrase') ?? 'spider',
      context: ['home', 'notifications', 'public', 'thread', 'account'],
      action: body.coversFiles === true ? 'blur' : body.irreversible === true ? 'hide' : 'warn',
    });
    owner.filters.push(filter);
    return { id: filter.id };
  },
  notify: (controls, body) => {
    const world = controls.world();
    const person = actor(world, textOf(body, 'as') ?? 'alice');
    const type = textOf(body, 'type') ?? 'favourite';
    const count = numberOf(body, 'count') ?? 1;
    const ids =
      type === 'many'
        ? createManyNotifications(world, person, count)
        : createNotifications(world, person, { type, count });
    if (ids === null) throw new BadControl('no such type of notification');
    return { ids };
  },
  'find-replies': (controls, body) => {
    const id = textOf(body, 'id') ?? '';
    if (!controls.world().posts.has(id)) throw new BadControl('no such post');
    beginSearch(controls.world(), id, numberOf(body, 'count') ?? 2);
    return {};
  },
  reset: ({ reset }) => {
    reset();
    return {};
  },
};

function actor(world: World, name: string): Person {
  const person = findByAcct(world, name);
  if (!person) throw new BadControl(`nobody is called "${name}"`);
  return person;
}

/** Answers a request whose path begins with `/demo/`. */
export async function control(controls: Controls, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.replace(/^\/demo\/|\/$/g, '');
  const action = actions[name];
  if (!action || request.method !== 'POST') {
    return Response.json(
      { error: 'No such control', known: Object.keys(actions) },
      { status: 404 },
    );
  }
  const text = await request.text();
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return Response.json(action(controls, isRecord(body) ? body : {}) ?? {});
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable';
    return Response.json({ error: why }, { status: 400 });
  }
}
