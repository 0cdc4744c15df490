/** Whether the page is scrolled further down than its first window's worth of text. */
import { useSyncExternalStore } from 'react';

const FAR = 600;

/** As it was last looked at: to ask the page while it is being drawn would lay it out then. */
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
