/**
 * The containers in `index.html`, beside the application, that dialogs and popovers render into.
 */
export const portalTarget = (name: 'modal' | 'popovers'): HTMLElement =>
  document.getElementById(name) ?? document.body;
