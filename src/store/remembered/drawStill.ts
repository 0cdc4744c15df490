/** Shows a still. Runs in the first script of the page, before the program has loaded. */
import {
  holdsTimes,
  isStillAttribute,
  isStillTag,
  STILL_ID,
  type Still,
  type StillNode,
} from '@/domain/timelines/still';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * It scrolls by itself, as the page moves while it finds its place; and before any style sheet is
 * there. The page has more below its content than the still.
 */
const SCROLLS =
  'position:fixed;inset:0;overflow:hidden scroll;overflow-anchor:none;padding-block-end:100vh';

export function drawStill(still: Still, place: Element, now: number): void {
  const document = place.ownerDocument;
  // The policy of the page forbids elements of this kind.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still.rules);
  document.adoptedStyleSheets = [sheet];
  const root = document.documentElement;
  dress(root, still.root);
  const layer = document.createElement('div');
  layer.id = STILL_ID;
  layer.dataset.at = String(still.at);
  layer.style.cssText = SCROLLS;
  // The page itself is read out, and pressed, beneath it.
  layer.toggleAttribute('inert', true);
  layer.setAttribute('aria-hidden', 'true');
  layer.append(...still.nodes.map((node) => drawn(node, document, root.namespaceURI)));
  if (!holdsTimes(still, now)) {
    for (const time of layer.querySelectorAll('time')) time.style.visibility = 'hidden';
  }
  postsFirst(layer);
  place.before(layer);
  // Scrolling forces a layout, which takes longer than all the rest.
  if (still.scrolledTo > 0) {
    const scroll = () => {
      layer.scrollTop = still.scrolledTo;
    };
    scroll();
    // Before the style sheet is there nothing is laid out, and nothing scrolls.
    requestAnimationFrame(scroll);
  }
}

/** The columns beside the posts are laid out a frame later, so that the posts show sooner. */
function postsFirst(layer: Element): void {
  const columns = layer.querySelectorAll<HTMLElement>('div:has(+ main), main + div');
  const show = (visible: string) => {
    for (const { style } of columns) style.setProperty('content-visibility', visible);
  };
  show('hidden');
  requestAnimationFrame(() => requestAnimationFrame(() => show('')));
}

/** Built element by element: a text that was cleaned once is not parsed a second time. */
function drawn(node: StillNode, document: Document, space: string | null): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, inside] = node;
  const here = tag === 'svg' ? SVG : space;
  const element = document.createElementNS(here, isStillTag(tag) ? tag : 'span');
  dress(element as HTMLElement, attributes);
  element.append(...inside.map((child) => drawn(child, document, here)));
  return element;
}

function dress(element: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    // The policy of the page forbids the attribute, but not the property.
    if (name === 'style') element.style.cssText = value;
    else if (isStillAttribute(element.localName, name, value)) element.setAttribute(name, value);
  }
}
