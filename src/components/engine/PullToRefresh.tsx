/**
 * Pulling a list down at its top, on touch screens: a sign follows the finger, and a release far
 * enough down refreshes. It only listens: the page itself never moves, and screen readers, which
 * have gestures of their own, do not meet it.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { Spinner } from '@/ui/feedback/Spinner';
import { PULL_FAR, pullOf, pullShift, type Point } from '@/ui/hooks/touch';
import { customProperties } from '@/ui/structure/customProperties';
import styles from './PullToRefresh.module.css';

interface Props {
  /** True while the refresh goes on. */
  busy: boolean;
  onRefresh: () => void;
}

/** The page, or the dialog that the list is in. */
const AREA = 'main, [role="dialog"]';

/** True if nothing between the finger and the whole area is scrolled down. */
function isAtTop(target: EventTarget | null, area: Element): boolean {
  if (!(target instanceof Element) || target.closest(AREA) !== area) return false;
  for (let element = target; ;) {
    if (element.scrollTop > 0) return false;
    if (element === area) return area.matches('[role="dialog"]') || window.scrollY <= 0;
    if (!element.parentElement) return false;
    element = element.parentElement;
  }
}

const pointOf = ({ touches }: TouchEvent): Point | null => {
  const [finger, second] = touches;
  return finger && !second ? { x: finger.clientX, y: finger.clientY } : null;
};

export function PullToRefresh({ busy, onRefresh }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  // Only a pull shows that it goes on.
  const [pulled, setPulled] = useState(false);
  const release = useEffectEvent((way: number) => {
    setShift(0);
    if (way < PULL_FAR) return;
    setPulled(true);
    onRefresh();
  });

  useEffect(() => {
    const area = box.current?.closest<HTMLElement>(AREA);
    if (!area) return;
    const listening = new AbortController();
    const how = { passive: true, signal: listening.signal };
    let from: Point | null = null;
    let way = 0;
    const stop = () => {
      from = null;
      way = 0;
      setShift(0);
    };
    const start = (event: TouchEvent) => {
      stop();
      setPulled(false);
      if (isAtTop(event.target, area)) from = pointOf(event);
    };
    const move = (event: TouchEvent) => {
      const to = pointOf(event);
      if (!from) return;
      const meaning = to ? pullOf(from, to) : 'other';
      if (!to || (meaning === 'other' && way === 0)) return stop();
      if (meaning === 'open' && way === 0) return;
      way = pullShift(from, to);
      setShift(way);
    };
    const end = () => {
      const reached = way;
      stop();
      release(reached);
    };
    area.addEventListener('touchstart', start, how);
    area.addEventListener('touchmove', move, how);
    area.addEventListener('touchend', end, how);
    area.addEventListener('touchcancel', stop, how);
    // Browsers would load the page anew.
    const { style } = document.documentElement;
    style.setProperty('overscroll-behavior-block', 'contain');
    return () => {
      listening.abort();
      style.removeProperty('overscroll-behavior-block');
    };
  }, []);

  const going = pulled && busy;
  return (
    <div
      ref={box}
      className={styles.place}
      style={customProperties({ '--shift': `${String(going ? PULL_FAR : shift)}px` })}
      data-pull-area
      data-pull={going ? 'going' : undefined}
      aria-hidden
    >
      {(going || shift > 0) && (
        <span className={styles.sign} data-far={shift >= PULL_FAR || undefined}>
          {going ? (
            <Spinner decorative />
          ) : (
            <Icon node={ChevronDownIcon} className={styles.arrow} aria-hidden />
          )}
        </span>
      )}
    </div>
  );
}
