/** Checks the page itself: that it loads, is never stale, and what the server injected into it. */
import { readInitialResults } from '@/lib/net/initialResults';
import { isTable } from './checkConfig';
import { finding, inFile, type Finding } from '@/doctor/findings/finding';
import { DAY, keptFor } from '@/doctor/site/responseHeaders';
import type { Sent } from '@/doctor/site/siteAccess';
import { isHtml, troubleOf, type SiteReader } from '@/doctor/site/siteReader';

const MARKER = '<!--server-generated-meta-->';
export const PAGE_FILE = '/index.html';
/** A proxy may cache the page for this many seconds. */
const SOON = 3_600;
const INJECTED = /<script[^>]*\bid="?initial-results"?[^>]*>([^]*?)<\/script>/;

export async function checkPage(visit: SiteReader): Promise<Finding[]> {
  const answer = await visit.ask('/');
  const trouble = troubleOf('/', answer);
  if (trouble || answer.kind === 'unreachable') return trouble ? [trouble] : [];
  const found = [...judgeHeaders(answer), ...judgeInjected(answer)];
  const raw = await visit.ask(PAGE_FILE);
  const isPlain = raw.kind === 'sent' && raw.status < 400 && isHtml(raw);
  const isThere = [answer.text, isPlain ? raw.text : ''].some((text) => text.includes(MARKER));
  if (isPlain && !isThere && !INJECTED.test(answer.text)) {
    found.push(finding('noMarker', { file: PAGE_FILE, name: MARKER }, inFile(PAGE_FILE)));
  }
  return found;
}

function judgeHeaders(page: Sent): Finding[] {
  const found: Finding[] = [];
  const type = page.header('content-type') ?? '';
  if (!/^text\/html\b/i.test(type)) {
    const header = 'content-type: text/html; charset=utf-8';
    found.push(finding('sentAs', { file: '/', found: type || '?', header }));
  }
  const age = keptFor(page);
  if (age > SOON) {
    const days = String(Math.max(1, Math.round(age / DAY)));
    found.push(finding('kept', { file: '/', days, header: 'cache-control: no-cache' }));
  }
  if (page.header('x-content-type-options')?.toLowerCase() !== 'nosniff') {
    const header = 'x-content-type-options: nosniff';
    found.push(finding('noHeader', { name: 'x-content-type-options', header }));
  }
  return found;
}

/** Checks the injected API results: optional, but if present they should be readable. */
function judgeInjected({ text }: Sent): Finding[] {
  const [, json] = INJECTED.exec(text) ?? [];
  if (json === undefined) return [finding('nothingInPage')];
  const read = readInitialResults(json);
  return pathsIn(json)
    .filter((path) => read(path) === undefined)
    .map((path) => finding('unreadableInPage', { file: path }));
}

function pathsIn(json: string): string[] {
  try {
    const table: unknown = JSON.parse(json);
    return isTable(table) ? Object.keys(table) : ['initial-results'];
  } catch {
    return ['initial-results'];
  }
}
