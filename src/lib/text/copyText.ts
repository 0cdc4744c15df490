/**
 * Copies a text to the clipboard. Pages without encryption, as from an onion address, have no
 * clipboard API; there, a selection is copied with `execCommand`.
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) return clipboard.writeText(text);
  const field = document.createElement('textarea');
  const active = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  if (!copied) throw new Error('The browser does not allow it');
}
