/** The page's state for sagas: each source emits its current value at once, then each change. */
import type { PageEvents } from '@/sagas/engine/context';
import { inSlot } from '@/lib/accountSlot';
import type { Source } from '@/lib/source';

export const CHANNEL = 'linnet';

/** `slot`: the tabs of other accounts hear nothing of this one. */
export function browserPage(slot: string): PageEvents {
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(inSlot(CHANNEL, slot)) : null;
  const preference = window.matchMedia('(prefers-color-scheme: light)');
  return {
    visible: source(document, ['visibilitychange'], () => document.visibilityState === 'visible'),
    focused: source(window, ['focus', 'blur'], () => document.hasFocus()),
    online: source(window, ['online', 'offline'], () => navigator.onLine),
    frozen: source(document, ['freeze', 'resume'], (event) => event?.type === 'freeze'),
    size: source(window, ['resize'], () => ({
      width: window.innerWidth,
      height: window.innerHeight,
      touch: window.matchMedia('(pointer: coarse)').matches,
    })),
    prefersLight: source(preference, ['change'], () => preference.matches),
    tabMessages: (tell) => {
      const hear = ({ data }: MessageEvent) => {
        tell(data);
      };
      others?.addEventListener('message', hear);
      return () => {
        others?.removeEventListener('message', hear);
      };
    },
    postToTabs: (message) => {
      others?.postMessage(message);
    },
    setUnloadGuard: (asks) => {
      window.onbeforeunload = asks
        ? (event) => {
            event.preventDefault();
          }
        : null;
    },
  };
}

function source<Value>(
  target: EventTarget,
  events: readonly string[],
  read: (event?: Event) => Value,
): Source<Value> {
  return (tell) => {
    const hear = (event?: Event) => {
      tell(read(event));
    };
    hear();
    events.forEach((event) => {
      target.addEventListener(event, hear);
    });
    return () => {
      events.forEach((event) => {
        target.removeEventListener(event, hear);
      });
    };
  };
}
