/**
 * Copies rendered markup so that it fetches nothing: remote pictures become grey, audio and video
 * empty. A flow file may come from anybody, and viewing it must not contact their servers.
 */

/** Addresses of the client's own files. */
const OWN = /^(data:|\/static\/)/;
const GREY =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8' preserveAspectRatio='none'%3E%3Cpath fill='%23808890' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

const FETCHING = ['src', 'srcset', 'poster', 'data', 'href'] as const;

export function inertCopyOf(drawing: Element): DocumentFragment {
  const copy = drawing.ownerDocument.createDocumentFragment();
  for (const child of drawing.childNodes) copy.append(child.cloneNode(true));
  for (const element of copy.querySelectorAll('[src], [srcset], [poster], [data], [style]')) {
    quieten(element);
  }
  return copy;
}

function quieten(element: Element): void {
  for (const name of FETCHING) {
    const address = element.getAttribute(name);
    if (address === null || OWN.test(address)) continue;
    if (element.localName === 'img' && name === 'src') element.setAttribute('src', GREY);
    else element.removeAttribute(name);
  }
  const { style } = element as HTMLElement;
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    const [, address] = /url\(["']?([^"')]*)/.exec(value) ?? [];
    if (address !== undefined && !OWN.test(address)) style.removeProperty(property);
  }
}
