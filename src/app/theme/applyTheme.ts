/**
 * Puts a theme on the page: as properties of the root element, because some servers forbid style
 * elements and style attributes. What a theme leaves out keeps its value of `tokens.css`.
 */
import type { Paint } from '@/domain/settings/theme/themeEngine';
import type { SettingValue } from '@/domain/settings/settings';

/** Returns the function that takes it off again. */
export function applyTheme({ variables, scheme }: Paint, root: HTMLElement): () => void {
  const properties = Object.entries({ ...variables, 'color-scheme': scheme });
  for (const [name, value] of properties) root.style.setProperty(name, value);
  return () => {
    for (const [name] of properties) root.style.removeProperty(name);
  };
}

/** Phones paint the frame around the page in this colour. */
export function paintBrowserBar(colour: string, page: Document): void {
  const known = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = known ?? page.createElement('meta');
  meta.name = 'theme-color';
  meta.content = colour;
  if (!known) page.head.append(meta);
}

/** Both ways a setting overrules the system: `tokens.css` has no durations or has them all. */
export function applyMotion(motion: SettingValue<'reducedMotion'>, root: HTMLElement): void {
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}

/** On phones dialogs come from below, unless the reader wants them in the middle. */
export function placeDialogs(centred: boolean, root: HTMLElement): void {
  root.toggleAttribute('data-dialogs-centred', centred);
}
