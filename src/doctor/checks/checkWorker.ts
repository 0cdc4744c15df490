/** Checks the service worker: that it is a script and may control the whole site. */
import { finding, type Finding } from '@/doctor/findings/finding';
import { isScriptType, typeOf } from '@/doctor/site/responseHeaders';
import { isHtml, troubleOf, type SiteReader } from '@/doctor/site/siteReader';

const FILE = '/sw-pleroma.js';

export async function checkWorker(visit: SiteReader): Promise<Finding[]> {
  const answer = await visit.ask(FILE);
  const trouble = troubleOf(FILE, answer);
  if (trouble || answer.kind === 'unreachable') {
    return trouble ? [{ ...trouble, severity: 'warning' }] : [];
  }
  if (isHtml(answer)) return [finding('page', { file: FILE }, null, 'warning')];
  const type = typeOf(answer);
  const allowed = answer.header('service-worker-allowed');
  const found: Finding[] = [];
  if (!isScriptType(type)) {
    const header = 'content-type: text/javascript';
    found.push(finding('sentAs', { file: FILE, found: type || '?', header }));
  }
  if (allowed !== null && allowed.trim() !== '/') {
    found.push(finding('narrow', { found: allowed, header: 'service-worker-allowed: /' }));
  }
  return found;
}
