/** Finds where the reader is typing: there, most keys are no shortcuts. */
export const FIELDS = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
].join();
