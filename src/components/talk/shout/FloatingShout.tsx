/**
 * The shoutbox at the foot of the sidebar, collapsed to a bar or open. Hidden while its channel is
 * disconnected; on reconnect, the caret returns to the text being written.
 */
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectFloatingButtonOffered } from '@/selectors/session/interface';
import { selectShoutFloats } from '@/selectors/session/navigation';
import { selectShout } from '@/selectors/talk/shout';
import { settingChanged } from '@/slices/session/config';
import { Badge } from '@/ui/feedback/Badge';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon, ChevronUpIcon, ShoutboxIcon } from '@/ui/icons/icons';
import { ShoutForm } from './ShoutForm';
import { ShoutLog } from './ShoutLog';
import styles from './FloatingShout.module.css';

const messages: Record<'title' | 'unseen', MessageDescriptor> = defineMessages({
  title: { id: 'shoutbox.title', defaultMessage: 'Shoutbox' },
  unseen: {
    id: 'shoutbox.unseen',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
  },
});

export function FloatingShout() {
  const floats = useAppSelector(selectShoutFloats);
  const caretRef = useRef<number | null>(null);
  return floats ? <Box caretRef={caretRef} /> : null;
}

/** Escape collapses it, whichever element in it has the focus. */
function Box({ caretRef }: { caretRef: RefObject<number | null> }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => selectSetting(state, 'shoutboxOpen'));
  const raised = useAppSelector(
    (state) => selectSetting(state, 'sidebarRight') && selectFloatingButtonOffered(state),
  );
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isNew = useRef(false);
  useComingBack(fieldRef, caretRef);

  const toggle = (wanted: boolean) => {
    isNew.current = wanted;
    dispatch(settingChanged({ name: 'shoutboxOpen', value: wanted }));
  };
  // Focuses the text when opened by the user, but not when it was left open.
  useEffect(() => {
    if (open && isNew.current) fieldRef.current?.focus();
    isNew.current = false;
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    toggle(false);
    button.current?.focus();
  };

  return (
    <div
      role="presentation"
      className={styles.box}
      data-open={open || undefined}
      data-raised={raised || undefined}
      data-shout
      onKeyDown={onKeyDown}
    >
      <section className={styles.inside} aria-label={intl.formatMessage(messages.title)}>
        <h2 className={styles.title}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded={open}
            onClick={() => toggle(!open)}
          >
            <Icon node={ShoutboxIcon} className={styles.icon} aria-hidden />
            <span className={styles.name}>{intl.formatMessage(messages.title)}</span>{' '}
            {open ? (
              <Icon node={ChevronDownIcon} className={styles.icon} aria-hidden />
            ) : (
              <>
                <Unseen />
                <Icon node={ChevronUpIcon} className={styles.icon} aria-hidden />
              </>
            )}
          </button>
        </h2>
        {open && (
          <>
            <ShoutLog />
            <ShoutForm ref={fieldRef} />
          </>
        )}
      </section>
    </div>
  );
}

function Unseen() {
  const intl = useIntl();
  const { unseen } = useAppSelector(selectShout);
  return (
    <Badge
      count={unseen}
      tone="notification"
      label={intl.formatMessage(messages.unseen, { count: unseen })}
    />
  );
}

/** Remembers the caret when the box is hidden, and restores it unless focus is elsewhere. */
function useComingBack(
  fieldRef: RefObject<HTMLTextAreaElement | null>,
  caretRef: RefObject<number | null>,
): void {
  useLayoutEffect(() => {
    const { current: caret } = caretRef;
    if (caret !== null && document.activeElement === document.body) {
      fieldRef.current?.focus();
      fieldRef.current?.setSelectionRange(caret, caret);
    }
    caretRef.current = null;
    return () => {
      // The current field: the box may have been collapsed and opened since.
      const { current: field } = fieldRef;
      const isWriting = field !== null && document.activeElement === field;
      caretRef.current = isWriting ? field.selectionEnd : null;
    };
  }, [fieldRef, caretRef]);
}
