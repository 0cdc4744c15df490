/**
 * Observes the notifications in a page: when they open, how often their list changes, desktop
 * notifications.
 */

export interface NotificationsWatch {
  /** Milliseconds from the last press or resizing of the window until rows were painted. */
  opened: number;
  /** The number of changes of the list since `look`. */
  commits: number;
  frames: number;
  /** The largest number of desktop notifications at a time. */
  standing: number;
  unseen: number;
}

/** Runs in the page before anything else. */
export function watchNotifications(): void {
  const list = () => document.querySelector('[role="feed"][aria-label="Notifications"]');
  const afterPaint = (then: () => void): void => {
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = then;
      painted.port2.postMessage(null);
    });
  };

  const watch = {
    opened: 0,
    commits: 0,
    frames: 0,
    standing: 0,
    get unseen() {
      return list()?.querySelectorAll('[data-unseen]').length ?? -1;
    },
    /** Blurs the page and observes the list from here on. */
    look(): void {
      const feed = list();
      if (!feed) throw new Error('There is no list.');
      const observer = new MutationObserver(() => {
        watch.commits += 1;
      });
      const all = { childList: true, subtree: true, attributes: true, characterData: true };
      observer.observe(feed, all);
      const count = (): void => {
        watch.frames += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      document.hasFocus = () => false;
      dispatchEvent(new Event('blur'));
    },
    /** Presses the button and resolves with the milliseconds to the next paint. */
    markAll: () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        document.querySelector<HTMLElement>('aside [aria-label="Mark all as read"]')?.click();
        afterPaint(() => {
          resolve(performance.now() - began);
        });
      }),
  };
  Object.assign(window, { benchNotifications: watch });

  let latest = 0;
  const wait = ({ timeStamp }: Event): void => {
    latest = timeStamp;
    const look = (): void => {
      if (latest !== timeStamp) return;
      if ((list()?.querySelectorAll('[aria-posinset]').length ?? 0) === 0) {
        requestAnimationFrame(look);
        return;
      }
      afterPaint(() => {
        watch.opened ||= performance.now() - timeStamp;
      });
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', wait, { capture: true });
  addEventListener('resize', wait);

  const standing = new Set<string>();
  class CountedDesktopNotification extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = () => Promise.resolve('granted');
    onclick = null;
    readonly tag: string;
    constructor(_title: string, { tag = '' }: NotificationOptions = {}) {
      super();
      this.tag = tag;
      standing.add(tag);
      watch.standing = Math.max(watch.standing, standing.size);
    }
    close(): void {
      standing.delete(this.tag);
    }
  }
  Object.assign(window, { Notification: CountedDesktopNotification });
}
