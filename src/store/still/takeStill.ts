/** Takes a still of what the page shows. */
import { isStillAttribute, isStillTag, type Still, type StillNode } from '@/domain/session/still';

/** Rows that are further away than this part of the window are left out; the height stays. */
const MARGIN = 0.25;
const LONGEST = 100_000;

type Seen = Pick<Still, 'root' | 'nodes' | 'rules' | 'scrolledTo' | 'width'>;

/** Null if the page shows what the next one does not begin with, or too much of it. */
export function takeStill(page: Window): Seen | null {
  const { document, innerHeight, innerWidth, scrollY } = page;
  const place = document.getElementById('app');
  const isCovered = document.querySelector('[data-layer]:not([hidden])') !== null;
  if (!place || isCovered || place.querySelector('.skeleton')) return null;
  const view = { from: -MARGIN * innerHeight, to: (1 + MARGIN) * innerHeight };
  const nodes = takenOf(place, view);
  const root = lookOf(document.documentElement);
  delete root.style;
  const rules = laterRules(document, place);
  const still = { root, nodes, rules, scrolledTo: scrollY, width: innerWidth };
  return JSON.stringify(nodes).length <= LONGEST ? still : null;
}

/** The page's own sheets are there before its first script. */
function laterRules(document: Document, place: Element): string {
  const classes = new Set([...place.querySelectorAll('[class]')].flatMap((of) => [...of.classList]));
  const isUsed = ({ cssText }: CSSRule) =>
    [...cssText.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
  const later = [...document.styleSheets].filter(({ href }) => href && !OWN.test(href));
  return later
    .flatMap(({ cssRules }) => [...cssRules].filter(isUsed))
    .map(({ cssText }) => cssText)
    .join('');
}

const OWN = /\/first\.\w+\.css$/;

interface View {
  from: number;
  to: number;
}

function taken(node: Node, view: View): StillNode | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return null;
  const tag = node.localName;
  if (!isStillTag(tag)) return null;
  const look = lookOf(node);
  const { top, bottom, height } = node.getBoundingClientRect();
  if (height > 0 && (bottom < view.from || top > view.to)) {
    // Its place is kept, its content is not.
    look.style = `${look.style ?? ''};box-sizing:border-box;block-size:${height}px;visibility:hidden`;
    return [tag, look, []];
  }
  // A text that is being written is its property only.
  if (node instanceof HTMLTextAreaElement) return [tag, look, [node.value]];
  return [tag, look, takenOf(node, view)];
}

const takenOf = (parent: Node, view: View): StillNode[] =>
  [...parent.childNodes].map((child) => taken(child, view)).filter((node) => node !== null);

function lookOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(
    ({ name, value }) =>
      isStillAttribute(element.localName, name, value) && !/^data-(?:route|tip|testid)$/.test(name),
  );
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}
