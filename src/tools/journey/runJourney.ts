/** Runs the steps of a journey one after the other; a broken step does not stop the rest. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Capability } from '@/domain/session/capabilities';
import type { Person, ServerUnderTest } from './server';
import type { Stage } from './stage';
import type { Outcome, Row } from './table';

export interface Traveller {
  /** The origin of the client. */
  origin: string;
  server: ServerUnderTest;
  stage: Stage;
  /** Ana acts; Ben is the other person. */
  ana: Person;
  ben: Person;
  /** The name and password for the server's own login page, if given. */
  login: { name: string; password: string } | null;
  /** Ana's page, which is open during the whole journey. */
  page: Page;
  /** Makes the texts of this journey unique. */
  mark: string;
}

export interface Step {
  name: string;
  /** Skipped if the server does not claim this capability. */
  needs?: Capability;
  /** Skipped if this call is missing; for features that the instance does not announce. */
  asks?: string;
  run(traveller: Traveller): Promise<void>;
}

/** Thrown by a step that finds its feature absent. */
export class Absent extends Error {}

const STEP_LIMIT = 60_000;

export async function runJourney(steps: readonly Step[], traveller: Traveller): Promise<Row[]> {
  const rows: Row[] = [];
  for (const step of steps) {
    const started = Date.now();
    const outcome = await tryStep(step, traveller);
    rows.push({ name: step.name, outcome, took: Date.now() - started });
  }
  return rows;
}

async function tryStep(step: Step, traveller: Traveller): Promise<Outcome> {
  const { server, stage, ana } = traveller;
  if (step.needs && !server.can[step.needs]) {
    return { kind: 'absent', why: `the server does not say that it has ${step.needs}` };
  }
  if (step.asks && (await server.call(ana, 'GET', step.asks)).status === 404) {
    return { kind: 'absent', why: `GET ${step.asks} is answered with 404` };
  }
  const before = stage.refusals().length;
  try {
    await within(STEP_LIMIT, step.run(traveller));
    return { kind: 'works' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof Absent) return { kind: 'absent', why };
    await stage.shoot(step.name);
    return { kind: 'broken', why, refusals: stage.refusals().slice(before) };
  }
}

async function within(limit: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([
    work,
    pause(limit, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`took more than ${String(limit / 1000)} s`);
    }),
  ]).finally(() => {
    timer.abort();
  });
}

/** Retries until the condition holds, as a server may take a moment. */
export async function eventually<Result>(
  attempt: () => Promise<Result>,
  limit = 15_000,
): Promise<Result> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(250);
    }
  }
}

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
