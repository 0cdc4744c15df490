/** Handles clicks on links within the client through the router, without reloading the page. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      void navigate(path, { replace: path === pathname + search });
    };
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('click', press);
    };
  }, [navigate]);
}

/** Null for clicks that the browser handles: other links, other buttons, new tabs. */
function pathOf(event: MouseEvent): string | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return linkedPath(target);
}

/** Returns the path of the link within the client that contains the target. */
export function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[data-route]') : null;
  if (!link || link.hasAttribute('target')) return null;
  return link.getAttribute('href');
}
