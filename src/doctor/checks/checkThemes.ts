/** Reads the list of themes and every file that it names, as the client does, and checks them. */
import { urlOf } from '@/lib/net/urlOf';
import { computeColours } from '@/domain/settings/theme/computeColours';
import { poorPairs } from '@/domain/settings/theme/contrastPairs';
import { FALLBACK_THEME_ID, isThemeForm } from '@/domain/settings/theme/themeForms';
import { readTheme, type NamedTheme } from '@/domain/settings/theme/themePalette';
import { isTable, shown, unknownName } from './checkConfig';
import { judgeAddress } from './checkPolicy';
import { finding, inFile, type Finding, type FindingLocation } from '@/doctor/findings/finding';
import type { JsonNode } from '@/doctor/site/jsonWithPositions';
import type { SiteReader } from '@/doctor/site/siteReader';

const LIST = '/static/styles.json';

export async function checkThemes(visit: SiteReader): Promise<Finding[]> {
  const { root, found } = await visit.askJson(LIST);
  if (!root) return found;
  if (!isTable(root.value)) {
    const values = { name: LIST, found: shown(root.value), expected: '{ … }' };
    return [...found, finding('wrongType', values, inFile(LIST, root), 'error')];
  }
  const judged = await Promise.all(
    [...root.parts].map(([id, node]) => judgeEntry(visit, id, node)),
  );
  return [...found, ...(await judgeChoice(visit, [...root.parts.keys()])), ...judged.flat()];
}

/** Checks the default theme. */
async function judgeChoice(visit: SiteReader, known: readonly string[]): Promise<Finding[]> {
  const chosen = await visit.configured('theme');
  if (typeof chosen?.value !== 'string') return [];
  if (chosen.value === FALLBACK_THEME_ID || known.includes(chosen.value)) return [];
  return [unknownName(chosen.value, known, chosen.place)];
}

async function judgeEntry(visit: SiteReader, id: string, node: JsonNode): Promise<Finding[]> {
  const named = inFile(LIST, node);
  if (typeof node.value !== 'string') return judgeForm(id, node.value, named);
  const address = addressOf(node.value, visit.origin);
  if (address === null) return [finding('noTheme', { name: id }, named)];
  if (!address.startsWith('/')) {
    const kept = await judgeAddress(visit, 'connect-src', address);
    if (kept) return [{ ...kept, location: named }];
  }
  const { root, found } = await visit.askJson(address, { namedAt: named });
  return root ? [...found, ...judgeForm(id, root.value, inFile(address))] : found;
}

/** Returns a path for addresses on this site, and null for what is no web address. */
function addressOf(text: string, site: string): string | null {
  const url = urlOf(text, site);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const { origin, pathname, search, href } = url;
  return origin === site ? pathname + search : href;
}

function judgeForm(id: string, form: unknown, place: FindingLocation): Finding[] {
  const theme = isThemeForm(form) ? readTheme(id, form) : null;
  return theme ? judgeContrast(theme, place) : [finding('noTheme', { name: id }, place)];
}

/** Reports the worst pair only; the theme editor shows the others. */
function judgeContrast({ id, source }: NamedTheme, place: FindingLocation): Finding[] {
  const [worst] = poorPairs(computeColours(source));
  if (!worst) return [];
  const ratio = worst.ratio.toFixed(1);
  return [finding('contrast', { name: id, slot: worst.slot, ratio }, place)];
}
