/**
 * Flags that make the next load record itself from its start; read before any other code is loaded.
 */

/** In session storage: a whole recording; in local storage: the ring buffer of the last minutes. */
export const RECORDING_FLAG_KEY = 'linnet-record';

export const isFlagSet = (storage: 'sessionStorage' | 'localStorage'): boolean => {
  try {
    return window[storage].getItem(RECORDING_FLAG_KEY) !== null;
  } catch {
    return false;
  }
};

/** Also true for an address with `?record=1`. */
export const isTabFlagged = (): boolean =>
  /[?&]record=1\b/.test(window.location.search) || isFlagSet('sessionStorage');
