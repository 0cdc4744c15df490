/**
 * Tracks the scrolling of a log: keeps the reader's line in place, and reports when they reach its
 * end or leave it.
 */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { createLogAnchor, type LogAnchor } from './logAnchor';

interface LogScroll {
  log: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  atEnd: boolean;
  toEnd: () => void;
}

/** Calls `onEnd` with the initial value and with each change. */
export function useLogScroll(onEnd: (atEnd: boolean) => unknown): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<LogAnchor>(null);
  const [atEnd, setAtEnd] = useState(true);
  const tell = useEffectEvent(onEnd);

  useLayoutEffect(() => {
    if (!log.current || !content.current) return;
    const scroller = log.current;
    const keeper = createLogAnchor(scroller, content.current);
    anchor.current = keeper;
    let before = true;
    const onScroll = () => {
      keeper.capture();
      if (keeper.isAtEnd() === before) return;
      before = keeper.isAtEnd();
      setAtEnd(before);
      tell(before);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    const observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => keeper.keep());
    observer?.observe(content.current);
    observer?.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      observer?.disconnect();
      anchor.current = null;
    };
  }, []);

  // Without dependencies, as every render may have changed a height.
  useLayoutEffect(() => {
    anchor.current?.keep();
  });

  useEffect(() => {
    tell(true);
  }, []);

  return { log, content, atEnd, toEnd: () => anchor.current?.toEnd() };
}
