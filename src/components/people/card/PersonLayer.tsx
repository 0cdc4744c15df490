/**
 * Shows the card of a person beside links to them (`data-person` holds the id): on hover, on a
 * press of their avatar, and on a long touch. Without this layer, and by keyboard, the links open
 * the profile. The application mounts it once.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { listenForHolds } from '@/ui/hooks/holds';
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
    const endHolds = listenForHolds(
      (target) => target.closest<HTMLElement>(LINKS),
      (link) => opened(link),
    );
    const click = (event: MouseEvent) => {
      const { target } = event;
      const picture = target instanceof Element && target.closest<HTMLElement>(PICTURES);
      if (!picture || !isPlain(event)) return;
      // Prevents following the link.
      event.preventDefault();
      event.stopPropagation();
      opened(picture);
    };
    document.addEventListener('click', click, { capture: true });
    return () => {
      endHolds();
      document.removeEventListener('click', click, { capture: true });
    };
  }, []);
}
