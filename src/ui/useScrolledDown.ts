/** Whether the page is scrolled further down than its first window's worth of text. */
import { useSyncExternalStore } from 'react';

const FAR = 600;

const subscribe = (tell: () => void) => {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
};

const isFar = () => window.scrollY > FAR;

export const useScrolledDown = (): boolean => useSyncExternalStore(subscribe, isFar);
