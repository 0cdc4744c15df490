/** The fields of each post of a draft: one post, or a chain with a line above each. */
import { useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { mayJoin } from '@/domain/composer/chain/chain';
import { isPartWorthKeeping, partAt } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPartCount } from '@/selectors/composer/chains';
import { selectComposer } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { selectMostFiles } from '@/selectors/composer/uploads';
import { composerChanged } from '@/slices/composer/composers';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronDownIcon, ChevronUpIcon, JoinIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { CharacterCount } from '@/components/composer/validation/CharacterCount';
import { PartProvider, useComposer } from '@/components/composer/ComposerContext';
import { chainTexts } from './chainTexts';
import { useArrange, useMayGrow } from './useChain';
import styles from './Parts.module.css';

const messages = defineMessages({
  earlier: { id: 'post_status.move_earlier', defaultMessage: 'Move earlier' },
  later: { id: 'post_status.move_later', defaultMessage: 'Move later' },
  first: { id: 'post_status.is_first', defaultMessage: 'Already first' },
  last: { id: 'post_status.is_last', defaultMessage: 'Already last' },
  join: { id: 'chain.join', defaultMessage: 'Join with the post above' },
  cannotJoin: {
    id: 'chain.cannot_join',
    defaultMessage: "One post can't hold the files and polls of both",
  },
});

export function Parts({ children }: { children: ReactNode }) {
  const { target } = useComposer();
  const count = useAppSelector((state) => selectPartCount(state, target));
  return (
    <>
      {Array.from({ length: count }, (_each, at) => (
        <PartProvider key={at} part={at}>
          <Part count={count}>{children}</Part>
        </PartProvider>
      ))}
      {/* Read when one is added, and not when the form opens. */}
      <VisuallyHidden>
        <span role="status">
          {count > 1 && (
            <FormattedMessage
              id="chain.count"
              defaultMessage="{count, plural, one {# post} other {# posts}}"
              values={{ count }}
            />
          )}
        </span>
      </VisuallyHidden>
    </>
  );
}

function Part({ count, children }: { count: number; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, part, body } = useComposer();
  const arrange = useArrange();
  const mayGrow = useMayGrow();
  // The post may not be there yet, so its exact number decides.
  const caret = useAppSelector((state) => {
    const { part: current, caret: wanted } = selectComposer(state, target);
    return current === part ? wanted : null;
  });
  const isEmpty = useAppSelector(
    (state) => !isPartWorthKeeping(partAt(selectDraft(state, target), part)),
  );
  const isChain = count > 1;
  useLayoutEffect(() => {
    const field = body.current;
    if (caret === null || caret === undefined || !field) return;
    field.focus();
    field.setSelectionRange(caret, caret);
    // The parts above have their heights only when all is drawn.
    requestAnimationFrame(() => field.scrollIntoView?.({ block: 'nearest' }));
    dispatch(composerChanged({ target, changes: { caret: null } }));
  }, [body, caret, dispatch, target]);
  const enter = () => {
    if (isChain) dispatch(composerChanged({ target, changes: { part } }));
  };
  const press = (event: KeyboardEvent) => {
    const field = body.current;
    if (event.target !== field || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter' && event.altKey && mayGrow) {
      event.preventDefault();
      arrange({ kind: 'divide', start: field.selectionStart, end: field.selectionEnd });
    }
    // The draft gets a letter only after it is painted.
    if (event.key === 'Backspace' && part > 0 && isEmpty && field.value === '') {
      event.preventDefault();
      arrange({ kind: 'join' });
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It has a role, of two.
    <div
      className={styles.part}
      role={isChain ? 'group' : 'presentation'}
      aria-label={
        isChain ? intl.formatMessage(chainTexts.part, { place: part + 1, count }) : undefined
      }
      data-chain={isChain || undefined}
      onFocusCapture={enter}
      onDragEnterCapture={enter}
      onKeyDown={press}
    >
      {isChain && <Head count={count} />}
      {children}
    </div>
  );
}

function Head({ count }: { count: number }) {
  const intl = useIntl();
  const { target, part } = useComposer();
  const arrange = useArrange();
  const readOnly = useAppSelector((state) => selectReadOnly(state, target));
  const sent = useAppSelector((state) => selectDraft(state, target).sentParts.length);
  const joinable = useAppSelector(
    (state) =>
      part > 0 && mayJoin(selectDraft(state, target), part, selectMostFiles(state, target)),
  );
  const said = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return (
    <div className={styles.head}>
      <span className={styles.place} aria-hidden>
        {intl.formatNumber(sent + part + 1)}/{intl.formatNumber(sent + count)}
      </span>
      <CharacterCount />
      {!readOnly && (
        <span className={styles.buttons}>
          <IconButton
            size="small"
            label={said('earlier')}
            icon={ChevronUpIcon}
            disabledReason={part === 0 ? said('first') : null}
            onPress={() => arrange({ kind: 'move', to: part - 1 })}
          />
          <IconButton
            size="small"
            label={said('later')}
            icon={ChevronDownIcon}
            disabledReason={part === count - 1 ? said('last') : null}
            onPress={() => arrange({ kind: 'move', to: part + 1 })}
          />
          {part > 0 && (
            <IconButton
              size="small"
              label={said('join')}
              icon={JoinIcon}
              disabledReason={joinable ? null : said('cannotJoin')}
              onPress={() => arrange({ kind: 'join' })}
            />
          )}
        </span>
      )}
    </div>
  );
}
