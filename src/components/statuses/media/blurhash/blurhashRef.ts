/**
 * Fills the box of a picture with its colours while it loads. Boxes are watched by one observer for
 * all, the decoder comes when one is first in sight, and what has loaded meanwhile is left alone.
 */
import { cssUrl } from '@/lib/net/cssUrl';

const loadDecoder = () => import(/* webpackChunkName: "blur" */ './blurhashToDataUrl');

function fill(box: HTMLElement) {
  // Whoever has no decoder sees an even colour instead.
  loadDecoder().then(
    ({ blurhashToDataUrl }) => {
      const url = blurhashToDataUrl(box.dataset.blurhash ?? '');
      const covered = box.closest('[data-covered]') !== null;
      const picture = box.querySelector('img');
      const loaded = picture !== null && picture.complete && picture.naturalWidth > 0;
      if (url === null || !box.isConnected || (loaded && !covered)) return;
      box.style.backgroundImage = cssUrl(url);
      // What shines through a picture should be the page, not its own colours.
      const clear = () => (box.style.backgroundImage = '');
      if (!covered) box.addEventListener('load', clear, { capture: true, once: true });
    },
    () => undefined,
  );
}

const boxes = {
  observer: null as IntersectionObserver | null,
  get watch(): IntersectionObserver {
    this.observer ??= new IntersectionObserver((entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        fill(target);
      }
    });
    return this.observer;
  },
};

/** The `ref` of a box that has `data-blurhash`. */
export function blurhashRef(box: HTMLElement | null): (() => void) | undefined {
  if (!box || typeof IntersectionObserver === 'undefined') return;
  const { watch } = boxes;
  watch.observe(box);
  return () => watch.unobserve(box);
}
