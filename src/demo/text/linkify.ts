/**
 * Finds addresses, mentions and hashtags in HTML and turns them into links, in the markup of the
 * server family. Text inside links, code and tags is left alone.
 */
import type { Dialect } from '../options';
import { escapeHtml, unescapeHtml } from './escape';

export interface Mentioned {
  id: string;
  nickname: string;
  url: string;
}

export interface LinkContext {
  family: Dialect;
  origin: string;
  find(nickname: string, host: string | null): Mentioned | null;
}

export interface Linked {
  html: string;
  /** Ids of the people, in order of appearance. */
  mentions: string[];
  /** In lower case, without the `#`. */
  hashtags: string[];
}

const PATTERN =
  /(?<url>https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]'])|(?<![\p{L}\p{N}_/@])@(?<nick>[a-zA-Z0-9_](?:[a-zA-Z0-9_.-]*[a-zA-Z0-9_])?)(?:@(?<host>[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*(?::\d+)?))?|(?<![\p{L}\p{N}_/&#])#(?<tag>[\p{N}_]*[\p{L}_][\p{L}\p{N}_]*)/gu;

export function linkify(html: string, context: LinkContext): Linked {
  const mentions = new Set<string>();
  const hashtags = new Set<string>();
  let shielded = 0;
  const parts = html.split(/(<[^>]*>)/).map((part) => {
    if (part.startsWith('<')) {
      if (/^<(?:a|code|pre)\b/i.test(part)) shielded += 1;
      if (/^<\/(?:a|code|pre)\b/i.test(part)) shielded -= 1;
      return part;
    }
    if (shielded > 0) return part;
    return linkText(unescapeHtml(part), context, mentions, hashtags);
  });
  return { html: parts.join(''), mentions: [...mentions], hashtags: [...hashtags] };
}

function linkText(
  text: string,
  context: LinkContext,
  mentions: Set<string>,
  hashtags: Set<string>,
): string {
  let end = 0;
  let html = '';
  for (const match of text.matchAll(PATTERN)) {
    html += escapeHtml(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { url, nick, host, tag } = match.groups ?? {};
    if (url !== undefined) html += addressLink(url, context);
    else if (tag !== undefined) {
      hashtags.add(tag.toLowerCase());
      html += hashtagLink(tag, context);
    } else {
      const person = nick === undefined ? null : context.find(nick, host ?? null);
      if (person) mentions.add(person.id);
      html += person ? mentionLink(person, context) : escapeHtml(match[0]);
    }
  }
  return html + escapeHtml(text.slice(end));
}

function addressLink(url: string, { family }: LinkContext): string {
  const address = escapeHtml(url);
  const rel = family === 'mastodon' ? 'nofollow noopener' : 'ugc';
  return `<a href="${address}" rel="${rel}">${address}</a>`;
}

function hashtagLink(tag: string, { family, origin }: LinkContext): string {
  const name = encodeURIComponent(tag.toLowerCase());
  if (family === 'mastodon') {
    return `<a href="${origin}/tags/${name}" class="mention hashtag" rel="tag">#<span>${tag}</span></a>`;
  }
  return `<a class="hashtag" data-tag="${tag.toLowerCase()}" href="${origin}/tag/${name}">#${tag}</a>`;
}

function mentionLink(person: Mentioned, { family }: LinkContext): string {
  if (family === 'mastodon') {
    return `<span class="h-card" translate="no"><a href="${person.url}" class="u-url mention">@<span>${person.nickname}</span></a></span>`;
  }
  return `<span class="h-card"><a class="u-url mention" data-user="${person.id}" href="${person.url}" rel="ugc">@<span>${person.nickname}</span></a></span>`;
}
