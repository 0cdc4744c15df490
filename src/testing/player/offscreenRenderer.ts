/**
 * Draws what belongs to another time without letting it act. It is drawn in a document that nobody
 * sees, where nothing is fetched, and as something hidden, for which no effect runs: it listens to
 * nothing, sets nothing and says nothing. What is handed on is a copy of the drawing.
 */
import { Activity, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { inertCopyOf } from './inertCopy';

export interface OffscreenRenderer {
  render(subject: ReactNode): void;
  close(): void;
}

/** `show` is handed each drawing, and what it becomes when late parts of it have come. */
export function createOffscreenRenderer(
  show: (drawing: DocumentFragment) => void,
): OffscreenRenderer {
  const page = document.implementation.createHTMLDocument('');
  const stage = page.body.appendChild(page.createElement('div'));
  const root = createRoot(stage);
  let drawings = 0;
  const observer = new MutationObserver(() => {
    const easel = stage.firstElementChild;
    if (easel) show(inertCopyOf(easel));
  });
  observer.observe(stage, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return {
    render(subject) {
      // React hides the easel; what is on it is drawn like anything else.
      const easel = createElement('div', null, subject);
      // A new one each time: nothing of the drawing before shows through.
      root.render(
        createElement(Activity, { mode: 'hidden', key: (drawings += 1), children: easel }),
      );
    },
    close() {
      observer.disconnect();
      // Taken down in its own time: others may be drawing just now.
      root.render(null);
    },
  };
}
