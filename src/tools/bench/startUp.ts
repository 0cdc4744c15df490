/**
 * Benchmark of starting: how long until the public timeline is visible, compared with a page
 * without scripts.
 */
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { WireStatus } from '@/api/wire/status';
import { floorPage } from './floorPage';
import type { BenchEnvironment } from './environment';
import { median, type Figure } from './report';
import { newVisitor, slow, visit, type Visit } from './visit';

const TIMELINE = '/main/all';
const FLOOR = 'static/floor.html';

export interface Round {
  floorCold: Visit;
  floorWarm: Visit;
  cold: Visit;
  warm: Visit;
  /** A cold visit without slowing down the CPU and the network. */
  unhindered: Visit;
  /** Bytes of compressed scripts that the cold visit loaded before the statuses were visible. */
  scriptBytes: number;
}

export async function measureStartUp(environment: BenchEnvironment): Promise<Figure[]> {
  await writeFloor(environment);
  const rounds: Round[] = [];
  while (rounds.length < environment.runs) rounds.push(await playRound(environment));
  return startUpFigures(rounds);
}

async function writeFloor({ folder, origin }: BenchEnvironment): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/timelines/public?limit=20`);
  const { html, css } = floorPage((await answer.json()) as WireStatus[], '/static/floor.css');
  writeFileSync(path.join(folder, FLOOR), html);
  writeFileSync(path.join(folder, 'static/floor.css'), css);
}

const packedBytes = (dist: string, paths: readonly string[]): number =>
  paths.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0);

/** A first visit, and a second one by the same visitor. */
async function twice(browser: Browser, address: string): Promise<[cold: Visit, warm: Visit]> {
  const visitor = await newVisitor(browser);
  try {
    return [await visit(visitor, address, slow), await visit(visitor, address, slow)];
  } finally {
    await visitor.close();
  }
}

async function once(browser: Browser, address: string): Promise<Visit> {
  const visitor = await newVisitor(browser);
  try {
    return await visit(visitor, address, null);
  } finally {
    await visitor.close();
  }
}

async function playRound({ browser, origin, dist }: BenchEnvironment): Promise<Round> {
  const [floorCold, floorWarm] = await twice(browser, `${origin}/${FLOOR}`);
  const [cold, warm] = await twice(browser, origin + TIMELINE);
  const unhindered = await once(browser, origin + TIMELINE);
  return {
    floorCold,
    floorWarm,
    cold,
    warm,
    unhindered,
    scriptBytes: packedBytes(dist, cold.scripts),
  };
}

export function startUpFigures(rounds: readonly Round[]): Figure[] {
  const middle = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const time = (name: string, pick: (round: Round) => number, limit: number | null = null) =>
    ({ name, value: middle(pick), limit, unit: 'ms' }) satisfies Figure;
  const ratio = (name: string, pick: (round: Round) => number, limit: number | null) =>
    ({ name, value: middle(pick), limit, unit: '×' }) satisfies Figure;
  return [
    {
      name: 'scripts before the public timeline shows (brotli)',
      value: middle((round) => round.scriptBytes) / 1000,
      limit: 215,
      unit: 'kB',
    },
    time('cold: first paint', ({ cold }) => cold.firstPaint),
    time('cold: 20 statuses visible', ({ cold }) => cold.visible),
    time('cold: floor', ({ floorCold }) => floorCold.visible),
    ratio('cold: against the floor', (round) => round.cold.visible / round.floorCold.visible, 4),
    ratio(
      'cold: against the floor, with avatars',
      (round) => round.cold.complete / round.floorCold.complete,
      null,
    ),
    time('warm: 20 statuses visible', ({ warm }) => warm.visible),
    time('warm: floor', ({ floorWarm }) => floorWarm.visible),
    ratio('warm: against the floor', (round) => round.warm.visible / round.floorWarm.visible, 2.5),
    time('cold: total blocking time, slow machine', ({ cold }) => cold.blocking, 250),
    time('longest task after first paint, fast machine', (r) => r.unhindered.longestTask, 50),
  ];
}
