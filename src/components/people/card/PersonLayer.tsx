/**
 * Shows the card of a person beside links to them (`data-person` holds the id): on hover, on a
 * press of their avatar, and on a long touch. Without this layer, and by keyboard, the links open
 * the profile. The application mounts it once.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useHoveredElement } from '@/ui/popover/useHoveredElement';

const PersonPopover = deferredComponent(
  async () => (await import(/* webpackChunkName: "person" */ './PersonPopover')).PersonPopover,
  { onDemand: true },
);

const LINKS = 'a[data-person]';
/** Avatars: for screen readers, the name beside it is the link. */
const PICTURES = 'a[data-person][aria-hidden]';

const pointing = {
  things: LINKS,
  panel: '[data-person-panel]',
  rest: 500,
  byKeyboard: false,
} as const;

const HOLD = 500;

export function PersonLayer() {
  const [pointed, point] = useHoveredElement(pointing);
  const { key: entry } = useLocation();
  const [press, setPress] = useState<{ link: HTMLElement; entry: string } | null>(null);
  // Closes on navigation.
  const pressed = press?.entry === entry ? press.link : null;
  usePresses((link) => {
    point(null);
    setPress(link === pressed ? null : { link, entry });
  });
  const link = pressed ?? pointed;
  if (!link) return null;
  const close = () => {
    setPress(null);
    point(null);
  };
  const userId = link.dataset.person ?? '';
  return (
    <PersonPopover
      key={`${userId} ${String(pressed !== null)}`}
      link={link}
      userId={userId}
      staying={pressed !== null}
      onClose={close}
      onFailed={close}
    />
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, detail }: MouseEvent): boolean =>
  button === 0 && detail > 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function usePresses(open: (link: HTMLElement) => void): void {
  const opened = useEffectEvent(open);
  useEffect(() => {
    const listening = new AbortController();
    const how = { capture: true, signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stop = () => clearTimeout(timer);
    const linkAt = (target: EventTarget | null, selector: string) =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null;

    document.addEventListener(
      'pointerdown',
      ({ target, pointerType }) => {
        held = false;
        stop();
        const link = pointerType === 'touch' ? linkAt(target, LINKS) : null;
        if (!link) return;
        timer = setTimeout(() => {
          held = true;
          opened(link);
        }, HOLD);
      },
      how,
    );
    for (const end of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(end, stop, how);
    }
    // Suppresses the browser's context menu of a long touch on a link.
    document.addEventListener('contextmenu', (event) => held && event.preventDefault(), how);
    document.addEventListener(
      'click',
      (event) => {
        const picture = isPlain(event) ? linkAt(event.target, PICTURES) : null;
        if (!held && !picture) return;
        // Prevents following the link, and the click at the end of a long touch.
        event.preventDefault();
        event.stopPropagation();
        if (!held && picture) opened(picture);
        held = false;
      },
      how,
    );
    return () => {
      stop();
      listening.abort();
    };
  }, []);
}
