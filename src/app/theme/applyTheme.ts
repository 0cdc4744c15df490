/**
 * Applies a theme as properties of the root element, because some servers forbid style elements and
 * style attributes. Values that a theme omits come from `tokens.css`.
 */
import type { Paint } from '@/domain/settings/theme/themeEngine';
import type { SettingValue } from '@/domain/settings/settings';

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

/** The setting overrides the system both ways: `tokens.css` has all durations or none. */
export function applyMotion(motion: SettingValue<'reducedMotion'>, root: HTMLElement): void {
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}

/** On phones, dialogs slide in from below unless the reader wants them centred. */
export function placeDialogs(centred: boolean, root: HTMLElement): void {
  root.toggleAttribute('data-dialogs-centred', centred);
}
