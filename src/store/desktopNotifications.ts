/**
 * The browser's means of notifying a reader who is not looking: icon badge, desktop notifications,
 * pushes.
 */
import type { DesktopNotifications } from '@/sagas/engine/context';
import { inSlot } from '@/lib/accountSlot';
import { createIconBadge } from './iconBadge';
import { NO_SERVICE_WORKER, registerServiceWorker, serviceWorkers } from './serviceWorker';

const badge = createIconBadge(document);

/** Browsers on phones have `Notification`, but its constructor throws on pages. */
let pageMayNotify = 'Notification' in window;

export const browserDesktopNotifications = (slot: string): DesktopNotifications => ({
  setBadge: (count) => badge.setCount(count),
  permission: () => ('Notification' in window ? Notification.permission : 'denied'),
  requestPermission: async () =>
    'Notification' in window ? await Notification.requestPermission() : 'denied',
  show: ({ tag, title, body, icon }) => {
    if (!pageMayNotify) return null;
    try {
      const icons = icon ? { icon } : {};
      const shown = new Notification(title, { tag: inSlot(tag, slot), body, ...icons });
      return {
        close: () => shown.close(),
        pressed: new Promise((resolve) => {
          shown.onclick = () => resolve();
        }),
      };
    } catch {
      pageMayNotify = false;
      return null;
    }
  },
  shownPushes: async () => {
    const registration = await serviceWorkers()?.getRegistration('/');
    const standing = (await registration?.getNotifications()) ?? [];
    return standing.flatMap((shown) => {
      const { id, slot: whose = slot } = (shown.data ?? {}) as { id?: unknown; slot?: unknown };
      // Notifications of another front-end's worker or another account are ignored.
      const isOurs = typeof id === 'string' && whose === slot;
      return isOurs ? [{ id, close: () => shown.close() }] : [];
    });
  },
  focusPage: () => {
    window.focus();
  },
  subscribe: async (serverKey) => {
    if (!('PushManager' in window)) throw new Error(NO_SERVICE_WORKER);
    const { pushManager } = await registerServiceWorker();
    const applicationServerKey = bytesOf(serverKey);
    const before = await pushManager.getSubscription();
    if (before && !isFor(before, applicationServerKey)) await before.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    });
    return subscription.toJSON();
  },
  unsubscribe: async () => {
    const registration = await serviceWorkers()?.getRegistration('/');
    if (!registration) throw new Error(NO_SERVICE_WORKER);
    const subscription = await registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
  },
  workerMessages: (tell) => {
    const hear = ({ data }: MessageEvent) => {
      tell(data);
    };
    serviceWorkers()?.addEventListener('message', hear);
    return () => {
      serviceWorkers()?.removeEventListener('message', hear);
    };
  },
});

/** Decodes base64url. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const { applicationServerKey } = options;
  const known = applicationServerKey && new Uint8Array(applicationServerKey);
  return known?.length === key.length && known.every((byte, at) => byte === key[at]);
}
