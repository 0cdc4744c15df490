/**
 * Renders sanitised HTML by users and operators: posts, profiles, announcements, pages. The only
 * way from HTML to the page.
 */
import { createElement, useState } from 'react';
import { truncateMarkup } from '@/domain/statuses/truncateMarkup';
import { emojiTable } from '@/domain/statuses/emojiText';
import { foldLeadingMentions } from '@/domain/statuses/leadingMentions';
import { colourQuoteLines } from '@/domain/statuses/greentext';
import type { Mention } from '@/domain/statuses/status';
import type { CustomEmoji } from '@/domain/people/user';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { parseMarkup, type MarkupNode } from '@/lib/markup/markup';
import { MoreMentions } from './MoreMentions';
import { renderNodes } from './renderMarkup';
import styles from './RichText.module.css';

interface Props {
  /** Sanitised HTML. */
  html: string;
  emoji?: readonly CustomEmoji[];
  /** The people mentioned, to resolve links to them. */
  mentions?: readonly Mention[];
  lang?: string | null;
  /** Colours lines that begin with > or <. */
  greentext?: boolean;
  /** Keeps custom emoji still until hovered. */
  stillEmoji?: boolean;
  /** The quoted post is shown beside the text, so the line with its link is left out. */
  hideQuoteLink?: boolean;
  /** Shows only the first of many mentions at the start, the rest on demand. */
  foldMentions?: boolean;
  /** Shows only the beginning. */
  cut?: boolean;
}

const nobody: readonly Mention[] = [];
const noEmoji: readonly CustomEmoji[] = [];

export function RichText({
  html,
  emoji = noEmoji,
  mentions = nobody,
  lang = null,
  greentext = false,
  stillEmoji = false,
  hideQuoteLink = false,
  foldMentions = false,
  cut = false,
}: Props) {
  const { server } = useDisplayPreferences();
  const [allMentions, setAllMentions] = useState(false);
  // Parsed once per text: the React Compiler caches the result until `html` changes.
  const sent = parseMarkup(html);
  const folded =
    foldMentions && !allMentions ? foldLeadingMentions(sent) : { nodes: sent, hidden: 0 };
  const coloured = greentext ? colourQuoteLines(folded.nodes) : folded.nodes;
  const nodes = cut ? truncateMarkup(coloured) : coloured;
  const content = renderNodes(nodes, {
    emoji: emojiTable(emoji),
    mentions,
    moreMentions: createElement(MoreMentions, {
      count: folded.hidden,
      onPress: () => setAllMentions(true),
    }),
    server,
    stillEmoji,
    hideQuoteLink,
    headings: headingLevels(nodes),
  });
  const props = { className: styles.text, dir: 'auto', lang: lang ?? undefined };
  return createElement('div', props, ...content);
}

const noHeadings: ReadonlyMap<string, string> = new Map();

const TOP_HEADING = 2;

/** Maps headings of a text to levels below the screen's own, without gaps between them. */
function headingLevels(nodes: readonly MarkupNode[]): ReadonlyMap<string, string> {
  const found = new Set<string>();
  const look = (node: MarkupNode) => {
    if (typeof node === 'string') return;
    if (/^h[1-6]$/.test(node.name)) found.add(node.name);
    node.children.forEach(look);
  };
  nodes.forEach(look);
  if (found.size === 0) return noHeadings;
  return new Map(
    [...found].sort().map((name, at) => [name, `h${Math.min(TOP_HEADING + at, 6)}`] as const),
  );
}
