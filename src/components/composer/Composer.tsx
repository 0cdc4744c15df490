/**
 * The form for writing posts: in the account panel, under a post, or in a dialog. The text is
 * stored as a draft, and so survives a reload; each part subscribes only to what it shows.
 */
import { useLayoutEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { isWorthKeeping, type DraftTarget } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { late } from '@/lib/scheduler/lateActions';
import { selectDraftKind } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { composerUsed, submitRequested } from '@/slices/composer/composers';
import { lastPostEditRequested } from '@/slices/composer/editing';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { selectHasOtherAccounts } from '@/selectors/session/accounts';
import { selectHasNoPosts } from '@/selectors/session/firstSteps';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ReplyIndicator } from './answered/ReplyIndicator';
import { BodyField } from './BodyField';
import { ComposerError } from './validation/ComposerError';
import { ComposerFoot } from './ComposerFoot';
import { ChainProgress } from './chain/ChainProgress';
import { Parts } from './chain/Parts';
import { DeferredLanguageHint } from './language/DeferredLanguageHint';
import { AttachedFiles, UploadNews } from './uploads/AttachmentList';
import { DropOverlay } from './uploads/DropOverlay';
import { useDroppedFiles } from './uploads/useDroppedFiles';
import { OptionsRow } from './options/OptionsRow';
import { PollForm } from './poll/PollForm';
import { PreviewBox } from './preview/PreviewBox';
import { ScheduleForm } from './schedule/ScheduleForm';
import { PostWarnings } from './validation/PostWarnings';
import { OtherTabNotice } from './drafts/OtherTabNotice';
import { QuoteSwitch } from './answered/QuoteSwitch';
import { VisibilityHint } from './visibility/VisibilityHint';
import { SubjectField } from './SubjectField';
import { DeferredTextTools } from './textTools/DeferredTextTools';
import { useComposer, ComposerProvider } from './ComposerContext';
import { composerNames } from './composerTexts';
import styles from './Composer.module.css';

const FirstPostHint = deferredComponent(
  async () => (await import('./FirstPostHint')).FirstPostHint,
  { optional: true },
);

const PostingAs = deferredComponent(
  async () => (await import(/* webpackChunkName: "accounts" */ './drafts/PostingAs')).PostingAs,
  { optional: true },
);

/**
 * `panel`: part of the page, Escape leaves the text. `dialog`: focuses the text, and shows the post
 * being replied to, as the page is covered. `inline`: the parent handles all of that.
 */
export type ComposerVariant = 'panel' | 'dialog' | 'inline';

const FEWEST_ROWS = 3;

interface Props {
  target: DraftTarget;
  variant?: ComposerVariant;
  /** One line until it is used: the form stands beside something else that is read. */
  rests?: boolean;
  /** It takes the place of the line in which somebody writes already. */
  takesOver?: boolean;
}

export function Composer({ target, variant = 'inline', rests = false, takesOver = false }: Props) {
  return (
    <ComposerProvider key={target} target={target}>
      <Form variant={variant} rests={rests} takesOver={takesOver} />
    </ComposerProvider>
  );
}

function Form({ variant, rests, takesOver }: Required<Omit<Props, 'target'>>) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, body, bodyOf } = useComposer();
  // The form opens at its first post; later the focus is where the writer puts it.
  const first = bodyOf(0);
  const kind = useAppSelector((state) => selectDraftKind(state, target));
  const ask = () => dispatch(submitRequested({ target }));
  const dropping = useDroppedFiles();
  const hasContent = useAppSelector((state) => isWorthKeeping(selectDraft(state, target)));
  const inOtherTab = useAppSelector((state) => selectEditedInOtherTab(state, target));
  const hasOthers = useAppSelector(selectHasOtherAccounts);
  const hasNoPosts = useAppSelector(selectHasNoPosts);
  const [used, setUsed] = useState(takesOver);
  const resting = rests && !used && !hasContent;
  const isWhole = !resting && !inOtherTab;
  const open = () => {
    // The sagas that it wakes can wait until the caret shows.
    if (!used) dispatch(late(composerUsed()));
    setUsed(true);
  };

  // At once, so that no key is lost; but not from where the focus went meanwhile.
  useLayoutEffect(() => {
    const text = first.current;
    if (!takesOver || !text || document.activeElement !== document.body) return;
    text.focus({ preventScroll: true });
    text.setSelectionRange(text.value.length, text.value.length);
  }, [takesOver, first]);

  useLayoutEffect(() => {
    if (variant !== 'dialog') return;
    const text = first.current;
    text?.focus({ preventScroll: true });
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [variant, first]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape' && variant === 'panel') {
      // The shortcut that leaves fields may run late, and must not take the focus from the next one.
      event.preventDefault();
      // The form itself takes no text, so single keys work, and Tab goes on from here.
      event.currentTarget.querySelector('form')?.focus({ preventScroll: true });
      // Escape also closes what opened from a button, which then keeps its place and the focus.
      if (event.target === body.current) setUsed(false);
    }
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (event.key === 'ArrowUp' && isPlain && kind === 'new' && !hasContent && !inOtherTab) {
      // In an empty field the arrow has nothing else to do.
      if (event.target === body.current && body.current?.value === '') {
        dispatch(lastPostEditRequested());
      }
      return;
    }
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (!event.repeat) ask();
    } else if (event.target instanceof HTMLInputElement) {
      // Enter in a single-line field must not submit the form.
      event.preventDefault();
    }
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <form
        className={styles.form}
        data-place={variant}
        tabIndex={variant === 'panel' ? -1 : undefined}
        onFocusCapture={(event) => {
          if (event.target !== event.currentTarget) open();
        }}
        onDragEnterCapture={open}
        aria-label={intl.formatMessage(composerNames[kind])}
        onSubmit={submit}
        {...dropping.handlers}
      >
        <DropOverlay {...dropping} />
        {isWhole && hasOthers && kind !== 'edit' && kind !== 'scheduled' && <PostingAs />}
        {!inOtherTab && <QuoteSwitch />}
        {variant === 'dialog' && <ReplyIndicator />}
        <OtherTabNotice />
        {/* Where the form opens on a press, the text stays under the pointer. */}
        <ChainProgress />
        <Parts>
          {!rests && <SubjectField />}
          <BodyField rows={resting ? 1 : FEWEST_ROWS} />
          {rests && !resting && <SubjectField />}
          <AttachedFiles />
          {!resting && <PollForm />}
        </Parts>
        {isWhole && <DeferredTextTools />}
        <UploadNews />
        {isWhole && (
          <>
            <ScheduleForm />
            <OptionsRow />
            <PreviewBox />
            <VisibilityHint />
            <DeferredLanguageHint />
            {hasNoPosts && kind === 'new' && <FirstPostHint />}
          </>
        )}
        <ComposerError />
        <PostWarnings />
        {isWhole && <ComposerFoot />}
      </form>
    </div>
  );
}
