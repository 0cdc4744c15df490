/** Takes a still of what the page shows. */
import { isStillAttribute, isStillTag, type Still, type StillNode } from '@/domain/timelines/still';

/** Rows that are further away than this part of the window are left out; the height stays. */
const MARGIN = 0.1;
const LONGEST = 100_000;
/** Content that is still to come, and marks of news, which the reader has seen by then. */
const UNFIT = '.skeleton, main [data-skeleton], [data-thread-row][data-new]';

type Seen = Pick<Still, 'root' | 'nodes' | 'rules' | 'scrolledTo' | 'width'>;

/** Null if the page shows what the next one does not begin with, or too much of it. */
export function takeStill(page: Window): Seen | null {
  const { document, innerHeight, innerWidth, scrollY } = page;
  const place = document.getElementById('app');
  const isCovered = document.querySelector('[data-layer]:not([hidden])') !== null;
  if (!place || isCovered || place.querySelector(UNFIT)) return null;
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
  const classes = new Set(
    [...place.querySelectorAll('[class]')].flatMap((of) => [...of.classList]),
  );
  const isUsed = ({ cssText }: CSSRule) =>
    [...cssText.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
  const later = [...document.styleSheets].filter(({ href }) => href && !OWN.test(href));
  return later
    .flatMap(({ cssRules }) => [...cssRules].filter(isUsed))
    .map(({ cssText }) => cssText)
    .join('');
}

const OWN = /\/first\.\w+\.css$/;

/** How elements are displayed that have a size by themselves, and not by their text. */
const SIZED = /^(?:block|flex|grid|flow-root|list-item|inline-.+)$/;

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
  const { top, bottom, width, height } = node.getBoundingClientRect();
  const isFar = height > 0 && (bottom < view.from || top > view.to);
  if (isFar && SIZED.test(getComputedStyle(node).display)) {
    // Its place is kept, its content is not.
    const sizes = `block-size:${height}px;inline-size:${width}px;flex:none;box-sizing:border-box`;
    look.style = `${look.style ?? ''};${sizes};visibility:hidden`;
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
      isStillAttribute(element.localName, name, value) &&
      !/^(?:data-(?:route|tip|testid)|aria-(?:label|labelledby|describedby|controls))$/.test(name),
  );
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}
