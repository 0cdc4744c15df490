/** Keeps a still of what the page shows, for the next one. */
import { buildOf } from '@/domain/session/appCache';
import { withStill, type StillFacts } from '@/domain/timelines/still';
import { recallStills, rememberStills } from './stillMemory';
import { takeStill } from './takeStill';

export function keepStill(page: Window, slot: string, facts: StillFacts): void {
  const build = buildOf([...page.document.scripts].map(({ src }) => src).join('\n'));
  const seen = build === null ? null : takeStill(page);
  if (build === null || !seen) return;
  const still = { ...facts, ...seen, build };
  rememberStills(page, slot, facts.path, withStill(recallStills(page, slot, facts.path), still));
}
