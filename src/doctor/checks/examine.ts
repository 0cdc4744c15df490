/** The table of all checks, and how to run one: a check without findings reports success. */
import { checkConfiguration } from './checkConfiguration';
import { checkFiles } from './checkFiles';
import { checkLive } from './checkLive';
import { checkMedia } from './checkMedia';
import { checkNames, type CheckName } from '@/doctor/findings/checkNames';
import { checkPage } from './checkPage';
import { checkPictures } from './checkPictures';
import { checkPolicy } from './checkPolicy';
import { checkProgram } from './checkProgram';
import { checkServer } from './checkServer';
import { checkThemes } from './checkThemes';
import { checkWorker } from './checkWorker';
import { finding, type Finding } from '@/doctor/findings/finding';
import type { SiteAccess } from '@/doctor/site/siteAccess';
import { createSiteReader, type SiteReader } from '@/doctor/site/siteReader';

const checks: Record<CheckName, (visit: SiteReader) => Promise<Finding[]>> = {
  page: checkPage,
  program: checkProgram,
  policy: checkPolicy,
  worker: checkWorker,
  configuration: checkConfiguration,
  pictures: checkPictures,
  themes: checkThemes,
  files: checkFiles,
  server: checkServer,
  live: checkLive,
  media: checkMedia,
};

export async function runCheck(visit: SiteReader, name: CheckName): Promise<Finding[]> {
  const found = await checks[name](visit).catch(() => [finding('brokeOff', { check: name })]);
  const isFine = !found.some(({ severity }) => severity === 'error' || severity === 'warning');
  return isFine ? [finding('fine', { check: name }), ...found] : found;
}

/** Runs the checks one after the other, so that a small server is not overloaded. */
export async function examine(
  outside: SiteAccess,
  tell: (name: CheckName, found: Finding[]) => void,
): Promise<Finding[]> {
  const visit = createSiteReader(outside);
  const all: Finding[] = [];
  for (const name of checkNames) {
    const found = await runCheck(visit, name);
    tell(name, found);
    all.push(...found);
  }
  return all;
}
