/** True while the reader types into the page, on phones with an on-screen keyboard. */
import { useEffect, useState } from 'react';

const FIELDS = [
  'textarea',
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])',
].join();

/**
 * The whole form counts: its buttons take the focus from the text, and what appeared in that moment
 * could cover them before they are released.
 */
const isTyping = (): boolean =>
  document.activeElement?.matches(`${FIELDS}, form:has(textarea) *`) ?? false;

export function useTyping(): boolean {
  const [typing, setTyping] = useState(isTyping);
  useEffect(() => {
    const look = () => setTyping(isTyping());
    // A focused field that is removed reports nothing; the next press finds that out.
    const events = ['focusin', 'focusout', 'click'];
    events.forEach((event) => document.addEventListener(event, look));
    return () => events.forEach((event) => document.removeEventListener(event, look));
  }, []);
  return typing;
}
