/**
 * Benchmark of starting, over TLS and HTTP/2 on a slow line: how long until the statuses are
 * visible, compared with a page without scripts, and what is loaded until the page is quiet.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WireStatus } from '@/api/wire/status';
import { remark } from '@/demo/seed/sentences';
import { publish } from '@/demo/state/posts';
import { keepRecord, ownRecord } from '../storedRecord';
import { benchAccountOf } from './benchAccount';
import type { BenchEnvironment } from './environment';
import { floorPage } from './floorPage';
import { openWorld, type World } from './line/openWorld';
import { fastLine } from './line/slowLine';
import { median, type Figure } from './report';
import { newVisitor, slow, visit, type Visit } from './visit';

const TIMELINE = '/main/all';
const HOME = '/main/friends';
const FLOOR = '/static/floor.html';
/** Posts that came while a member was away. */
const NEWS = 2;

export interface Round {
  floorCold: Visit;
  floorWarm: Visit;
  cold: Visit;
  warm: Visit;
  /** A first visit of a visitor without slowing anything down. */
  unhindered: Visit;
  /** A member's first visit to home with this browser, without slowing anything down. */
  member: Visit;
  /** A later visit of the same member, after new posts. */
  home: Visit;
}

export async function measureStartUp(environment: BenchEnvironment): Promise<Figure[]> {
  const world = await openWorld(environment.folder);
  try {
    await writeFloor(environment.folder, world);
    const rounds: Round[] = [];
    while (rounds.length < environment.runs) {
      rounds.push(await playRound(world));
    }
    return startUpFigures(rounds);
  } finally {
    await world.close();
  }
}

async function writeFloor(folder: string, { instance }: World): Promise<void> {
  const here = `http://127.0.0.1:${String(instance.port)}`;
  const answer = await fetch(`${here}/api/v1/timelines/public?limit=20`);
  writeFileSync(path.join(folder, FLOOR), floorPage((await answer.json()) as WireStatus[]));
}

/** A first visit, and a third one: on the second, unhurried one the caches fill. */
export async function asVisitor(
  world: World,
  address: string,
): Promise<[cold: Visit, warm: Visit]> {
  const visitor = await newVisitor(world);
  try {
    const cold = await visit(world, { visitor, address, slowness: slow });
    await visit(world, { visitor, address, slowness: null });
    return [cold, await visit(world, { visitor, address, slowness: slow })];
  } finally {
    await visitor.close();
  }
}

async function once(world: World): Promise<Visit> {
  const visitor = await newVisitor(world);
  try {
    return await visit(world, { visitor, address: TIMELINE, slowness: null });
  } finally {
    await visitor.close();
  }
}

async function asMember(world: World): Promise<Pick<Round, 'member' | 'home'>> {
  const { username, writers } = benchAccountOf(world.instance.world());
  const visitor = await newVisitor(world);
  try {
    world.line.become(fastLine);
    const page = await visitor.newPage();
    await keepRecord(page, world.origin, ownRecord(world.instance.tokenFor(username)));
    await page.close();
    const member = await visit(world, { visitor, address: HOME, slowness: null });
    const before = await visit(world, { visitor, address: HOME, slowness: null });
    const { random } = world.instance.world();
    for (let sent = 0; sent < NEWS; sent += 1) {
      publish(world.instance.world(), { author: random.pick(writers), text: remark(random) });
    }
    const known = before.inWindow;
    return { member, home: await visit(world, { visitor, address: HOME, slowness: slow, known }) };
  } finally {
    await visitor.close();
  }
}

async function playRound(world: World): Promise<Round> {
  const [floorCold, floorWarm] = await asVisitor(world, FLOOR);
  const [cold, warm] = await asVisitor(world, TIMELINE);
  const unhindered = await once(world);
  return { floorCold, floorWarm, cold, warm, unhindered, ...(await asMember(world)) };
}

export function startUpFigures(rounds: readonly Round[]): Figure[] {
  const figure = (
    name: string,
    unit: Figure['unit'],
    limit: number | null,
    pick: (round: Round) => number,
  ): Figure => ({ name, unit, limit, value: median(rounds.map(pick)) });
  const coldFloor = ({ floorCold }: Round) => floorCold.visible;
  const warmFloor = ({ floorWarm }: Round) => floorWarm.visible;
  return [
    figure('first visit: first paint', 'ms', null, ({ cold }) => cold.firstPaint),
    figure('first visit: statuses visible', 'ms', null, ({ cold }) => cold.visible),
    figure('first visit: the page without scripts', 'ms', null, coldFloor),
    figure('first visit, against it', '×', 3.5, (r) => r.cold.visible / coldFloor(r)),
    figure('later visit: statuses visible', 'ms', null, ({ warm }) => warm.visible),
    figure('later visit: the page without scripts', 'ms', null, warmFloor),
    figure('later visit, against it', '×', 2, (r) => r.warm.visible / warmFloor(r)),
    figure('home: the statuses that were there last', 'ms', null, ({ home }) => seenLast(home)),
    figure('home, against it', '×', 1.5, (r) => seenLast(r.home) / warmFloor(r)),
    figure('home, new ones shown or offered', '×', 2.5, (r) => withNews(r.home) / warmFloor(r)),
    figure('scripts until quiet, visitor', 'kB', 240, (r) => r.unhindered.scriptBytes / 1000),
    figure('scripts until quiet, member', 'kB', 290, (r) => r.member.scriptBytes / 1000),
    figure('requests for scripts, visitor', '', 12, (r) => r.unhindered.scripts),
    figure('requests for scripts, member', '', 12, (r) => r.member.scripts),
    figure('calls until quiet, visitor', '', 6, (r) => r.unhindered.calls.length),
    figure('calls until quiet, member', '', 10, (r) => r.member.calls.length),
    figure('layout shift, the largest', '', 0.01, (r) =>
      Math.max(r.cold.shift, r.warm.shift, r.home.shift),
    ),
    figure('heap on the first page', 'MB', 7, (r) => r.unhindered.heap),
    figure('blocking time of the first visit', 'ms', 250, ({ cold }) => cold.blocking),
    figure('longest task of a start', 'ms', 100, (r) =>
      Math.max(r.cold.longestTask, r.warm.longestTask, r.home.longestTask),
    ),
    figure('longest task of a start, at full speed', 'ms', 30, (r) =>
      Math.max(r.unhindered.longestTask, r.member.longestTask),
    ),
  ];
}

/** If none of them is there any more, the new ones count. */
const seenLast = ({ knownVisible, visible }: Visit): number => knownVisible ?? visible;

const withNews = ({ newsOffered, visible }: Visit): number => Math.max(newsOffered ?? 0, visible);
