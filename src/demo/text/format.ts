/**
 * Converts the text of a post, in any of the formats, to HTML, and finds its mentions and hashtags.
 */
import type { ContentType } from '../state/types';
import { bbcodeToHtml } from './bbcode';
import { escapeHtml } from './escape';
import type { LinkContext, Linked } from './linkify';
import { linkify } from './linkify';
import { markdownToHtml } from './markdown';
import { scrub } from './scrub';

const toHtml: Record<ContentType, (source: string) => string> = {
  'text/plain': plainToHtml,
  'text/html': scrub,
  'text/markdown': markdownToHtml,
  'text/bbcode': bbcodeToHtml,
};

export function formatText(source: string, type: ContentType, context: LinkContext): Linked {
  if (context.family === 'mastodon' && type === 'text/plain')
    return linkify(paragraphs(source), context);
  return linkify(toHtml[type](source), context);
}

function plainToHtml(source: string): string {
  return escapeHtml(source).replaceAll(/\r?\n/g, '<br/>');
}

/** Plain text as Mastodon and GoToSocial wrap it. */
function paragraphs(source: string): string {
  if (source === '') return '';
  return source
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br />')}</p>`)
    .join('');
}
