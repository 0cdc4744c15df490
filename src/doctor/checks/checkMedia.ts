/** Checks that the media of the latest public posts load and that the policy permits them. */
import { urlOf } from '@/lib/net/urlOf';
import { isTable } from './checkConfig';
import { judgeAddress } from './checkPolicy';
import { finding, type Finding } from '@/doctor/findings/finding';
import { isHtml, type SiteReader } from '@/doctor/site/siteReader';

const LATEST = '/api/v1/timelines/public?limit=20&only_media=true';
/** The number of hosts that are checked, each once. */
const MOST = 5;

interface Medium {
  directive: 'img-src' | 'media-src';
  address: string;
}

export async function checkMedia(visit: SiteReader): Promise<Finding[]> {
  const answer = await visit.ask(LATEST);
  // A private instance shows visitors no posts.
  if (answer.kind !== 'sent' || answer.status >= 400 || isHtml(answer)) return [];
  const { root } = await visit.askJson(LATEST);
  const posts = Array.isArray(root?.value) ? root.value : [];
  const media = oncePerHost(posts.flatMap(mediaOf)).slice(0, MOST);
  const judged = await Promise.all(media.map((medium) => judge(visit, medium)));
  return judged.filter((one) => one !== null);
}

function mediaOf(post: unknown): Medium[] {
  if (!isTable(post)) return [];
  const files = Array.isArray(post.media_attachments) ? post.media_attachments : [];
  const avatar = isTable(post.account) ? post.account.avatar : null;
  const found = files.filter(isTable).flatMap(({ type, url, preview_url: preview }) => {
    const isPicture = type === 'image' || type === 'gifv';
    return [
      [isPicture ? 'img-src' : 'media-src', url],
      ['img-src', isPicture ? (preview ?? url) : null],
    ] as const;
  });
  return [...found, ['img-src', avatar] as const].flatMap(([directive, address]) =>
    typeof address === 'string' && /^https?:\/\//.test(address) && urlOf(address)
      ? [{ directive, address }]
      : [],
  );
}

function oncePerHost(media: readonly Medium[]): Medium[] {
  const byHost = new Map<string, Medium>();
  for (const medium of media) {
    const key = `${medium.directive} ${new URL(medium.address).origin}`;
    if (!byHost.has(key)) byHost.set(key, medium);
  }
  return [...byHost.values()];
}

async function judge(visit: SiteReader, { directive, address }: Medium): Promise<Finding | null> {
  const kept = await judgeAddress(visit, directive, address);
  if (kept) return kept;
  if (directive === 'media-src' || (await visit.loadsAsPicture(address))) return null;
  // A single lost picture of another server is not a fault of this one.
  const isOwn = address.startsWith(`${visit.origin}/`);
  return finding('noPicture', { file: address }, null, isOwn ? 'error' : 'hint');
}
