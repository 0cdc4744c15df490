/** Checks stickers, the instance panel and the terms: operator files that may be missing. */
import { isTable } from './checkConfig';
import { finding, inFile, type Finding } from '@/doctor/findings/finding';
import type { JsonNode } from '@/doctor/site/jsonWithPositions';
import { isClientPage, troubleOf, type SiteReader } from '@/doctor/site/siteReader';

const STICKERS = '/static/stickers.json';
const PANEL = '/instance/panel.html';
const TERMS = '/static/terms-of-service.html';
/** Pictures checked in each sticker pack. */
const SAMPLE = 3;

export async function checkFiles(visit: SiteReader): Promise<Finding[]> {
  const { root, found } = await visit.askJson(STICKERS, { mayBeMissing: true });
  const packs = await Promise.all(
    [...(root?.parts ?? [])].map(([name, node]) => judgePack(visit, name, node)),
  );
  const wantsPanel = (await visit.configured('showInstanceSpecificPanel'))?.value === true;
  const texts = await Promise.all([
    wantsPanel ? judgeText(visit, PANEL) : null,
    judgeText(visit, TERMS),
  ]);
  return [...found, ...packs.flat(), ...texts.filter((one) => one !== null)];
}

async function judgePack(visit: SiteReader, name: string, node: JsonNode): Promise<Finding[]> {
  const place = inFile(STICKERS, node);
  const { value } = node;
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) {
    const values = { name, found: JSON.stringify(value), expected: `"/static/stickers/${name}/"` };
    return [finding('wrongType', values, place)];
  }
  const folder = value.endsWith('/') ? value : `${value}/`;
  const file = `${folder}pack.json`;
  const { root, found } = await visit.askJson(file, { namedAt: place });
  if (!root) return found;
  const stickers =
    isTable(root.value) && Array.isArray(root.value.stickers) ? root.value.stickers : [];
  const pictures = stickers
    .filter((one): one is string => typeof one === 'string')
    .slice(0, SAMPLE)
    .map((one) => folder + one.split('/').map(encodeURIComponent).join('/'));
  const judged = await Promise.all(
    pictures.map(async (path) =>
      (await visit.loadsAsPicture(visit.origin + path))
        ? null
        : finding('noPicture', { file: path }, inFile(file, root.parts.get('stickers') ?? null)),
    ),
  );
  return [...found, ...judged.filter((one) => one !== null)];
}

/** Checks an HTML fragment; where it is missing, servers answer with the client's page. */
async function judgeText(visit: SiteReader, file: string): Promise<Finding | null> {
  const answer = await visit.ask(file);
  const trouble = troubleOf(file, answer);
  if (trouble) return { ...trouble, severity: 'hint' };
  const isPage = answer.kind === 'sent' && isClientPage(answer);
  return isPage ? finding('page', { file }, null, 'hint') : null;
}
