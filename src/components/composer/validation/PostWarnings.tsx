/** Warnings to confirm before posting. They take the focus; another press posts. */
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DraftWarning } from '@/domain/composer/draftWarnings';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectShownWarnings } from '@/selectors/composer/draftWarnings';
import { isEqual } from '@/lib/values/isEqual';
import { composerChanged, submitRequested } from '@/slices/composer/composers';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { WarningIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';
import styles from './PostWarnings.module.css';

export function PostWarnings() {
  const { target } = useComposer();
  const warnings = useAppSelector((state) => selectShownWarnings(state, target), isEqual);
  return warnings.length > 0 ? <WarningList warnings={warnings} /> : null;
}

function WarningList({ warnings }: { warnings: readonly DraftWarning[] }) {
  const dispatch = useAppDispatch();
  const { target, body } = useComposer();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = box.current;
    const text = body.current;
    here?.focus();
    return () => {
      if (here?.contains(document.activeElement)) text?.focus();
    };
  }, [body]);

  // The focus returns to the text by itself.
  const goOnWriting = () => dispatch(composerChanged({ target, changes: { shownWarnings: [] } }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    goOnWriting();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <div ref={box} className={styles.questions} role="group" aria-labelledby={id} tabIndex={-1}>
        <Icon node={WarningIcon} className={styles.icon} aria-hidden />
        <ul id={id} className={styles.list}>
          {warnings.map((warning) => (
            <li key={warning.kind}>
              <WarningText warning={warning} />
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button size="small" onPress={goOnWriting}>
            <FormattedMessage id="post_status.keep_writing" defaultMessage="Keep writing" />
          </Button>
          <Button size="small" tone="primary" onPress={() => dispatch(submitRequested({ target }))}>
            <FormattedMessage id="post_status.post_anyway" defaultMessage="Post anyway" />
          </Button>
        </div>
      </div>
    </div>
  );
}

function WarningText({ warning }: { warning: DraftWarning }) {
  switch (warning.kind) {
    case 'wider':
      return (
        <FormattedMessage
          id="post_status.concern.wider"
          defaultMessage="{parent, select, private {You're replying to a followers-only post, but more people will be able to see your reply.} local {You're replying to a post that stays on this server, but your reply will go out to other servers.} other {You're replying to a direct message, but more people will be able to see your reply.}}"
          values={{ parent: warning.parent }}
        />
      );
    case 'adds':
      return (
        <FormattedMessage
          id="post_status.concern.adds"
          defaultMessage="{names} {count, plural, one {is} other {are}} not in this conversation yet and will be able to see this post."
          values={{
            count: warning.names.length,
            names: <bdi>{warning.names.map((name) => `@${name}`).join(', ')}</bdi>,
          }}
        />
      );
    case 'nobody':
      return (
        <FormattedMessage
          id="post_status.concern.nobody"
          defaultMessage="You haven't mentioned anyone, so only you will see this direct message."
        />
      );
    case 'undescribed':
      return (
        <FormattedMessage
          id="post_status.concern.undescribed"
          defaultMessage="{count, plural, one {A file has no description. People who can't see or hear it won't know what it is.} other {# files have no description. People who can't see or hear them won't know what they are.}}"
          values={{ count: warning.count }}
        />
      );
    case 'followersOnly':
    case 'anybodyFollows':
      // These warnings always show beside the text.
      return null;
  }
}
