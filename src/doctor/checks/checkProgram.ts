/**
 * Checks the built files that the page names: present, of this build, compressed, cached for long.
 */
import { PAGE_FILE } from './checkPage';
import { finding, inFile, type Finding } from '@/doctor/findings/finding';
import { DAY, isScriptType, keptFor, typeOf } from '@/doctor/site/responseHeaders';
import type { Sent } from '@/doctor/site/siteAccess';
import { isHtml, troubleOf, type SiteReader } from '@/doctor/site/siteReader';

/** Shorter files, in bytes, gain nothing by compression. */
const WORTH_PACKING = 2_000;
const SCHEMA_FILE = '/static/config.schema.json';
const NAMED = /<(?:script|link)\b[^>]*?\s(?:src|href)="?(\/static\/(?:js|css)\/[^"\s>]+)/g;

export async function checkProgram(visit: SiteReader): Promise<Finding[]> {
  const page = await visit.page();
  const named = [...(page?.text ?? '').matchAll(NAMED)].map(([, path = '']) => path);
  const judged = await Promise.all(named.map((path) => judgeFile(visit, path)));
  const version = await clientVersion(visit);
  return [
    ...judged.flatMap(({ found }) => found),
    ...onFirst(judged, ({ unpacked }) => unpacked, 'unpacked'),
    ...onFirst(judged, ({ forgotten }) => forgotten, 'forgotten'),
    ...judgeBuild(visit.runningScripts, named),
    ...(version === null ? [] : [finding('client', { found: version })]),
  ];
}

interface Judged {
  file: string;
  found: Finding[];
  unpacked: boolean;
  forgotten: boolean;
}

async function judgeFile(visit: SiteReader, file: string): Promise<Judged> {
  // The query makes the service worker skip its cache.
  const answer = await visit.ask(`${file}?anew`);
  const nothing = { file, found: [], unpacked: false, forgotten: false };
  if (answer.kind === 'unreachable') {
    return { ...nothing, found: [troubleOf(file, answer)].filter((one) => one !== null) };
  }
  if (answer.status >= 400 || isHtml(answer)) {
    const raw = await visit.ask(PAGE_FILE);
    const place = inFile(PAGE_FILE, raw.kind === 'sent' ? spotOf(raw, file) : null);
    return { ...nothing, found: [finding('stale', { file }, place)] };
  }
  const type = typeOf(answer);
  const wanted = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  const fitting = wanted === 'text/css' ? type === wanted : isScriptType(type);
  const header = `content-type: ${wanted}`;
  return {
    file,
    found: fitting ? [] : [finding('sentAs', { file, found: type || '?', header })],
    unpacked: answer.size > WORTH_PACKING && answer.header('content-encoding') === null,
    forgotten: keptFor(answer) < DAY,
  };
}

/** Merges a fault of all files into one finding, about the first of them. */
function onFirst(
  judged: readonly Judged[],
  isSo: (one: Judged) => boolean,
  id: 'unpacked' | 'forgotten',
): Finding[] {
  const first = judged.find(isSo);
  const header = 'cache-control: public, max-age=1209600';
  return first ? [finding(id, { file: first.file, header })] : [];
}

function spotOf({ text }: Sent, part: string): { line: number; column: number } | null {
  const at = text.indexOf(part);
  if (at < 0) return null;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function judgeBuild(running: readonly string[] | null, named: readonly string[]): Finding[] {
  if (running === null || named.length === 0) return [];
  const scripts = named.filter((path) => path.endsWith('.js'));
  return scripts.some((path) => running.includes(path)) ? [] : [finding('otherBuild')];
}

/** Reads the client's version from the configuration schema. */
async function clientVersion(visit: SiteReader): Promise<string | null> {
  const { root } = await visit.askJson(SCHEMA_FILE);
  const version = root?.parts.get('$comment')?.value;
  return typeof version === 'string' ? version : null;
}
