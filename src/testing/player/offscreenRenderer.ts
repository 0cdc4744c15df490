/**
 * Renders a recorded state without side effects: in a detached document, where nothing is fetched,
 * and inside a hidden `Activity`, in which no effect runs. The caller gets a copy of the markup.
 */
import { Activity, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { inertCopyOf } from './inertCopy';

export interface OffscreenRenderer {
  render(subject: ReactNode): void;
  close(): void;
}

/** Calls `show` with each rendering, and again when its deferred parts have loaded. */
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
      // `Activity` hides this element; its children render as usual.
      const easel = createElement('div', null, subject);
      // A new key for each rendering: nothing of the previous one remains.
      root.render(
        createElement(Activity, { mode: 'hidden', key: (drawings += 1), children: easel }),
      );
    },
    close() {
      observer.disconnect();
      // React unmounts in its own time, as another root may be rendering just now.
      root.render(null);
    },
  };
}
