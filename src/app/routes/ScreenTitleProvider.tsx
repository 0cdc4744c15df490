/**
 * Knows the heading of the screen on show: writes it into the window's title, with what waits for
 * the reader in front, and gives it the focus after a change of route.
 */
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectUnreadTotal } from '@/selectors/session/navigation';
import { ScreenTitleContext } from '@/ui/structure/screenTitle';

interface ScreenTitle {
  heading: HTMLElement | null;
  title: string;
}

const CurrentTitle = createContext<ScreenTitle>({ heading: null, title: '' });

/** The heading of the screen on show, and what it reads. */
export const useScreenTitle = (): ScreenTitle => useContext(CurrentTitle);

export function ScreenTitleProvider({ children }: { children: ReactNode }) {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const title = useText(heading);
  useWindowTitle(title);
  useFocusAfterMove(heading);
  return (
    <ScreenTitleContext value={setHeading}>
      <CurrentTitle value={{ heading, title }}>{children}</CurrentTitle>
    </ScreenTitleContext>
  );
}

/** What an element reads, also when that changes later: a name that is loaded, another language. */
function useText(element: HTMLElement | null): string {
  const subscribe = (tell: () => void) => {
    if (!element) return () => undefined;
    const observer = new MutationObserver(tell);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  };
  return useSyncExternalStore(subscribe, () => element?.textContent ?? '');
}

function useWindowTitle(title: string): void {
  const name = useInstance('name');
  const unread = useAppSelector(selectUnreadTotal);
  useEffect(() => {
    const place = title === '' ? name : `${title} · ${name}`;
    document.title = unread > 0 ? `(${unread}) ${place}` : place;
  }, [title, name, unread]);
}

/**
 * On the first page the reader has not moved, so nothing is focused. Later each path is answered by
 * its heading; when that is exchanged (the screen's code arrived), the new one takes over a focus
 * that was lost with the old one.
 */
function useFocusAfterMove(heading: HTMLElement | null): void {
  const { pathname } = useLocation();
  const answered = useRef<string | null>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!heading?.isConnected) return;
    const isFirst = answered.current === null;
    const moves = !isFirst && answered.current !== pathname;
    const lost = hasMoved.current && document.activeElement === document.body;
    answered.current = pathname;
    hasMoved.current ||= moves;
    if (moves || lost) heading.focus({ preventScroll: true });
  }, [heading, pathname]);
}
