/**
 * Copies the styles of the page and all attributes of its root (language, theme, comfort settings)
 * into an iframe's document, so that the picture looks as the page does.
 */

/** Kept to the page or to the picture, which has no motion and scrolls on its own. */
const ownAttributes = ['style', 'data-motion', 'data-scroll-locked'];
const ownProperties = ['overflow', 'padding-inline-end'];

/** Returns a function that stops this. Styles that are added later are copied as well. */
export function copyPageStyles(page: Document): () => void {
  const outer = document.documentElement;
  const inner = page.documentElement;
  const copies = new Map<Element, Node>();

  const takeStyles = () => {
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copies.has(sheet)) continue;
      const copy = page.importNode(sheet, true);
      if (sheet instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = sheet.href;
      copies.set(sheet, page.head.appendChild(copy));
    }
  };
  const takeLook = () => {
    const isOwn = (name: string) => ownAttributes.includes(name);
    for (const name of inner.getAttributeNames()) {
      if (!isOwn(name) && !outer.hasAttribute(name)) inner.removeAttribute(name);
    }
    for (const { name, value } of outer.attributes) {
      if (!isOwn(name)) inner.setAttribute(name, value);
    }
    // One by one, as the content security policy forbids to set the attribute.
    for (const property of Array.from(inner.style)) inner.style.removeProperty(property);
    for (const property of Array.from(outer.style)) {
      inner.style.setProperty(property, outer.style.getPropertyValue(property));
    }
    for (const property of ownProperties) inner.style.removeProperty(property);
    inner.dataset.motion = 'reduce';
  };

  // Nothing in the picture can be pressed or focused; the page around it still scrolls.
  page.body.inert = true;
  takeStyles();
  takeLook();
  const styles = new MutationObserver(takeStyles);
  const look = new MutationObserver(takeLook);
  styles.observe(document.head, { childList: true });
  look.observe(outer, { attributes: true });
  return () => {
    styles.disconnect();
    look.disconnect();
  };
}
