/** True if the page is scrolled down by more than about one screenful. */
import { useSyncExternalStore } from 'react';

const FAR = 600;

/** The result of the last scroll event: reading it during render would force a layout. */
let far = false;

const subscribe = (tell: () => void) => {
  const look = () => {
    far = window.scrollY > FAR;
    tell();
  };
  const frame = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
};

const isFar = () => far;

export const useScrolledDown = (): boolean => useSyncExternalStore(subscribe, isFar);
