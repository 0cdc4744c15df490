/**
 * Applies a theme as properties of the root element, because some servers forbid style elements and
 * style attributes. Values that a theme omits come from `tokens.css`.
 */
import type { Paint } from '@/domain/settings/theme/themeEngine';

/** Returns a function that removes the theme. */
export function applyTheme({ variables, scheme }: Paint, root: HTMLElement): () => void {
  const properties = Object.entries({ ...variables, 'color-scheme': scheme });
  for (const [name, value] of properties) root.style.setProperty(name, value);
  return () => {
    for (const [name] of properties) root.style.removeProperty(name);
  };
}

/** Mobile browsers paint their own interface in this colour. */
export function paintBrowserBar(colour: string, page: Document): void {
  const known = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = known ?? page.createElement('meta');
  meta.name = 'theme-color';
  meta.content = colour;
  if (!known) page.head.append(meta);
}

/** Marks the root with a setting that the style sheets know in all its values; null by default. */
export function markRoot(mark: string, value: string | null, root: HTMLElement): void {
  if (value === null) root.removeAttribute(`data-${mark}`);
  else root.setAttribute(`data-${mark}`, value);
}

/** On phones, dialogs slide in from below unless the reader wants them centred. */
export function placeDialogs(centred: boolean, root: HTMLElement): void {
  root.toggleAttribute('data-dialogs-centred', centred);
}
