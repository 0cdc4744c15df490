/** Whether this page is to be recorded from its first moment on; asked before anything else is here. */

/** In the tab's storage: everything; in the browser's: the last minutes. */
export const RECORDING_FLAG_KEY = 'linnet-record';

export const isFlagSet = (storage: 'sessionStorage' | 'localStorage'): boolean => {
  try {
    return window[storage].getItem(RECORDING_FLAG_KEY) !== null;
  } catch {
    return false;
  }
};

/** Also by an address with `?record=1`. */
export const isTabFlagged = (): boolean =>
  /[?&]record=1\b/.test(window.location.search) || isFlagSet('sessionStorage');
