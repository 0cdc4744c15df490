/**
 * Fills the box of a picture with its blurhash while it loads. One observer watches all boxes; the
 * decoder is loaded when the first is in view, and boxes whose picture has loaded are skipped.
 */
import { cssUrl } from '@/lib/net/cssUrl';

const loadDecoder = () => import(/* webpackChunkName: "services" */ './blurhashToDataUrl');

function fill(box: HTMLElement) {
  // Without the decoder the box keeps a plain colour.
  loadDecoder().then(
    ({ blurhashToDataUrl }) => {
      const url = blurhashToDataUrl(box.dataset.blurhash ?? '');
      const covered = box.closest('[data-covered]') !== null;
      const picture = box.querySelector('img');
      const loaded = picture !== null && picture.complete && picture.naturalWidth > 0;
      if (url === null || !box.isConnected || (loaded && !covered)) return;
      box.style.backgroundImage = cssUrl(url);
      // A transparent picture should show the page behind it, not its own blurhash.
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

/** The `ref` of a box with `data-blurhash`. */
export function blurhashRef(box: HTMLElement | null): (() => void) | undefined {
  if (!box || typeof IntersectionObserver === 'undefined') return;
  const { watch } = boxes;
  watch.observe(box);
  return () => watch.unobserve(box);
}
