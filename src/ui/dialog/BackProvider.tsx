/**
 * Lets the Back button close dialogs; the application mounts the provider once, around everything.
 */
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { createOverlayHistory, type OverlayHistory } from '@/ui/overlayHistory';

const BackContext = createContext<OverlayHistory | null>(null);

export function BackProvider({ children }: { children: ReactNode }) {
  const [stack] = useState(() => createOverlayHistory(window));
  useEffect(() => stack.start(), [stack]);
  return <BackContext value={stack}>{children}</BackContext>;
}

/**
 * While `active`, Back calls `onBack` instead of leaving the page. Does nothing without a provider.
 */
export function useClosesOnBack(active: boolean, onBack: () => void): void {
  const stack = useContext(BackContext);
  const back = useEffectEvent(onBack);
  useEffect(() => (active && stack ? stack.open(() => back()) : undefined), [active, stack]);
}
