/** Copies the styles, the theme and the language of the page into an iframe's document. */

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
    for (const property of Array.from(inner.style)) inner.style.removeProperty(property);
    for (const property of Array.from(outer.style)) {
      inner.style.setProperty(property, outer.style.getPropertyValue(property));
    }
    inner.style.removeProperty('overflow');
    inner.lang = outer.lang;
    inner.dir = outer.dir;
    // A picture has no motion.
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
