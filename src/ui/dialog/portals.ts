/** Where what floats is drawn: containers that `index.html` has beside the application. */
export const portalTarget = (name: 'modal' | 'popovers'): HTMLElement =>
  document.getElementById(name) ?? document.body;
