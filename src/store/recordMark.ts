/** Whether this page is to be recorded from its first moment on; asked before anything else is here. */

/** In the tab's storage: everything; in the browser's: the last minutes. */
export const RECORD_MARK = 'linnet-record';

export const isMarked = (storage: 'sessionStorage' | 'localStorage'): boolean => {
  try {
    return window[storage].getItem(RECORD_MARK) !== null;
  } catch {
    return false;
  }
};

/** Also by an address with `?record=1`. */
export const isTabMarked = (): boolean =>
  /[?&]record=1\b/.test(window.location.search) || isMarked('sessionStorage');
