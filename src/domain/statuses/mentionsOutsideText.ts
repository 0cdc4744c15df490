/** Finds mentions that are not in the text: servers and people may omit the names. */
import type { Mention, Status } from './status';

type Naming = Pick<Status, 'html' | 'mentions' | 'userId' | 'inReplyToUserId'>;

const known = new WeakMap<Naming, readonly Mention[]>();
const nobody: readonly Mention[] = [];

/** Returns them without the author and without the person in the "Reply to" line. */
export function mentionsOutsideText(status: Naming): readonly Mention[] {
  if (status.mentions.length === 0) return nobody;
  const found = known.get(status) ?? find(status);
  known.set(status, found);
  return found;
}

function find({ html, mentions, userId, inReplyToUserId }: Naming): readonly Mention[] {
  const links = [...html.matchAll(anchors)].map(([, attributes = '']) => readAnchor(attributes));
  const others = mentions.filter(
    (mention) =>
      mention.userId !== userId &&
      mention.userId !== inReplyToUserId &&
      !links.some((link) => isAbout(link, mention)),
  );
  return others.length > 0 ? others : nobody;
}

interface Anchor {
  href: string;
  user: string | null;
}

/** Matches links; clean markup has double-quoted attributes, with four characters escaped. */
const anchors = /<a ([^>]*)>/g;
const readable: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

function readAnchor(attributes: string): Anchor {
  const valueOf = (name: string) =>
    new RegExp(`(?:^| )${name}="([^"]*)"`)
      .exec(attributes)?.[1]
      ?.replace(/&(?:amp|lt|gt|quot);/g, (sign) => readable[sign] ?? sign) ?? null;
  return { href: valueOf('href') ?? '', user: valueOf('data-user') };
}

/**
 * True if a link is about a mention; people have several addresses, nearly all with the same host
 * and last segment.
 */
function isAbout({ href, user }: Anchor, mention: Mention): boolean {
  if (user === mention.userId || (href !== '' && href === mention.url)) return true;
  const [nick] = mention.screenName.split('@');
  const named = parts(href);
  return named !== null && named.name === nick && named.host === parts(mention.url)?.host;
}

function parts(address: string): { host: string; name: string | undefined } | null {
  try {
    const { host, pathname } = new URL(address);
    return { host, name: pathname.split('/').filter(Boolean).at(-1)?.replace(/^@/, '') };
  } catch {
    return null;
  }
}
