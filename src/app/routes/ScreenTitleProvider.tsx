/**
 * Tracks the heading of the current screen: writes it into the window title, with the unread count
 * in front, and focuses it after a change of route.
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
import { selectTabHandle } from '@/selectors/session/accounts';
import { selectUnreadTotal } from '@/selectors/session/navigation';
import { ScreenTitleContext } from '@/ui/structure/screenTitle';

interface ScreenTitle {
  heading: HTMLElement | null;
  title: string;
}

const CurrentTitle = createContext<ScreenTitle>({ heading: null, title: '' });

/** The heading of the current screen, and its text. */
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

/** Returns the text of an element and follows its changes: a name that loads, another language. */
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
  // Tabs of several accounts are told apart.
  const handle = useAppSelector(selectTabHandle);
  useEffect(() => {
    const place = [title, handle, name].filter(Boolean).join(' · ');
    document.title = unread > 0 ? `(${unread}) ${place}` : place;
  }, [title, handle, name, unread]);
}

/**
 * The first page takes no focus, as the reader has not navigated. Later, each new path focuses its
 * heading; when that is replaced (the screen's code arrived), the new heading takes over a focus
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
