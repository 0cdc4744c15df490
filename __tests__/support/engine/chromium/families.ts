/**
 * The three server families and their roles, for tests in Chromium that each combination must pass.
 */
import type { Page } from 'playwright-core';
import { dialects, type Dialect } from '@/demo/options';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { findBarriers, type BarrierOptions } from './axe';
import type { Stage } from './browser';
import { eventually } from '../../eventually';
import { fillLists } from '../../timelines/filledWorld';
import { useSite, type Site, type VisitOptions } from './site';

export type Role = 'visitor' | 'member' | 'moderator';

const accounts: Record<Role, DemoUsername | null> = {
  visitor: null,
  member: 'alice',
  moderator: 'mod',
};

const roles = Object.keys(accounts) as Role[];
const themes = { dark: 'pleroma-dark', light: 'pleroma-light' } as const;

export interface FamilyAndRole {
  family: Dialect;
  role: Role;
  as: DemoUsername | null;
  scheme: keyof typeof themes;
}

/** Every role on every family; each family and each role is also tested in the other theme. */
export const pairs: FamilyAndRole[] = dialects.flatMap((family, row) =>
  roles.map((role, column) => ({
    family,
    role,
    as: accounts[role],
    scheme: (row + column) % 2 === 0 ? ('dark' as const) : ('light' as const),
  })),
);

/** An instance of each family; the two content security policies are divided among them. */
export const familySites = (stage: Stage): Record<Dialect, Site> => ({
  pleroma: useSite(stage, { family: 'pleroma', policy: 'pleroma', indexPage: 'pleroma' }),
  akkoma: useSite(stage, { family: 'akkoma', policy: 'akkoma', indexPage: 'akkoma' }),
  mastodon: useSite(stage, { family: 'mastodon', policy: 'akkoma', indexPage: 'akkoma' }),
});

/** Seeds content of every kind, and enough of it for several pages. */
export async function seedContent(site: Site): Promise<void> {
  await site.post('Look at these', { as: 'bob', media: ['image', 'image'] });
  await site.post('@mod may I have a word?', { as: 'bob', visibility: 'direct' });
  fillLists(site.instance().world());
}

/** Opens a page in this role, in its theme. */
export function visit(
  site: Site,
  { as, scheme }: FamilyAndRole,
  path: string,
  { settings, ...options }: VisitOptions = {},
): Promise<Page> {
  return site.open(path, {
    ...options,
    colorScheme: scheme,
    settings: { theme: themes[scheme], ...settings },
    ...(as ? { as } : {}),
  });
}

/** Calls the server directly in the name of an account. */
export async function ask<Answer>(
  site: Site,
  as: DemoUsername | null,
  path: string,
  body?: Record<string, unknown>,
): Promise<Answer> {
  const { port, tokenFor } = site.instance();
  const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      'content-type': 'application/json',
      ...(as ? { authorization: `Bearer ${tokenFor(as)}` } : {}),
    },
  });
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  return (await answer.json()) as Answer;
}

/** Expects that nothing is loading and that axe-core finds nothing. */
export async function expectAccessible(
  page: Page,
  where: string,
  options: BarrierOptions = {},
): Promise<void> {
  await eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));
  expect({ where, found: await findBarriers(page, options) }).toEqual({ where, found: [] });
}
