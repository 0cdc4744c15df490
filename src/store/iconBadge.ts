/** Draws a dot onto the icons of the page, and removes it. */

const SIZE = 128;
const DOT = 32;
const FALLBACK = 'rgb(240, 100, 100)';

interface IconBadge {
  setCount(count: number): Promise<void>;
}

export function createIconBadge(page: Document): IconBadge {
  // The icons before the first dot.
  const plain = new Map<HTMLLinkElement, string>();
  let wanted = 0;
  return {
    setCount: async (count) => {
      wanted = count;
      for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) {
        const href = plain.get(link) ?? link.href;
        plain.set(link, href);
        const drawn = count > 0 ? await draw(page, href) : null;
        // The count may have changed while the image was loading.
        if (wanted !== count) return;
        const next = count > 0 ? drawn : href;
        if (next !== null && link.href !== next) link.href = next;
      }
    },
  };
}

async function draw(page: Document, href: string): Promise<string | null> {
  const canvas = page.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(await load(page, href), 0, 0, SIZE, SIZE);
  pen.fillStyle = colourOf(page);
  pen.beginPath();
  pen.arc(SIZE - DOT, DOT, DOT, 0, 2 * Math.PI);
  pen.fill();
  return canvas.toDataURL('image/png');
}

const load = (page: Document, href: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = page.createElement('img');
    picture.crossOrigin = 'anonymous';
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The icon did not load'));
    picture.src = href;
  });

const colourOf = (page: Document): string =>
  getComputedStyle(page.documentElement).getPropertyValue('--badgeNotification').trim() || FALLBACK;
