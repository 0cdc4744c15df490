/** The reply form under the post being replied to. */
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Composer } from '@/components/composer/Composer';
import { draftTarget } from '@/domain/composer/draft';
import { useAppDispatch } from '@/hooks/store';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { restoreFocus } from '@/ui/dialog/focus';
import styles from './StatusActions.module.css';

export function ReplyForm({ statusId }: { statusId: string }) {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const here = form.current;
    const opener = document.activeElement;
    // Focuses only if just opened from this card, not when it is mounted again by scrolling.
    if (!here || !here.closest('article')?.contains(opener)) return;
    const text = here.querySelector('textarea');
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
    return () => {
      if (here.contains(document.activeElement)) restoreFocus(opener);
    };
  }, []);

  // The text stays a draft, and is restored with the form.
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    dispatch(cardViewChanged({ statusId, changes: { replying: false } }));
  };
  return (
    <div ref={form} className={styles.reply} role="presentation" onKeyDown={closeByEscape}>
      <Composer target={draftTarget('reply', statusId)} />
    </div>
  );
}
