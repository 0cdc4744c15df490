/**
 * The form for writing posts: in the account panel, under a post, or in a dialog. The text is
 * stored as a draft, and so survives a reload; each part subscribes only to what it shows.
 */
import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { isWorthKeeping, type DraftKind, type DraftTarget } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftKind } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { composerUsed, submitRequested } from '@/slices/composer/composers';
import { selectHasNoPosts } from '@/selectors/session/firstSteps';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ReplyIndicator } from './ReplyIndicator';
import { BodyField } from './BodyField';
import { ComposerError } from './validation/ComposerError';
import { ComposerFoot } from './ComposerFoot';
import { AttachmentList } from './uploads/AttachmentList';
import { DropOverlay } from './uploads/DropOverlay';
import { useDroppedFiles } from './uploads/useDroppedFiles';
import { PollForm } from './poll/PollForm';
import { PreviewBox } from './preview/PreviewBox';
import { PostWarnings } from './validation/PostWarnings';
import { QuoteSwitch } from './QuoteSwitch';
import { VisibilityHint } from './visibility/VisibilityHint';
import { SubjectField } from './SubjectField';
import { useComposer, ComposerProvider } from './ComposerContext';
import styles from './Composer.module.css';

const FirstPostHint = deferredComponent(
  async () => (await import('./FirstPostHint')).FirstPostHint,
  { optional: true },
);

const names: Record<DraftKind, MessageDescriptor> = defineMessages({
  new: { id: 'post_status.new_status', defaultMessage: 'New post' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
  edit: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
});

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
}

export function Composer({ target, variant = 'inline', rests = false }: Props) {
  return (
    <ComposerProvider key={target} target={target}>
      <Form variant={variant} rests={rests} />
    </ComposerProvider>
  );
}

function Form({ variant, rests }: { variant: ComposerVariant; rests: boolean }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, body } = useComposer();
  const kind = useAppSelector((state) => selectDraftKind(state, target));
  const ask = () => dispatch(submitRequested({ target }));
  const dropping = useDroppedFiles();
  const hasContent = useAppSelector((state) => isWorthKeeping(selectDraft(state, target)));
  const hasNoPosts = useAppSelector(selectHasNoPosts);
  const [used, setUsed] = useState(false);
  const resting = rests && !used && !hasContent;
  const open = () => {
    if (!used) dispatch(composerUsed());
    setUsed(true);
  };

  // Deferred until the dialog has stored the element to return the focus to.
  useEffect(() => {
    if (variant !== 'dialog') return;
    const text = body.current;
    text?.focus({ preventScroll: true });
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [variant, body]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape' && variant === 'panel') {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // Escape also closes what opened from a button, which then keeps its place and the focus.
      if (event.target === body.current) setUsed(false);
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
        onFocusCapture={open}
        onDragEnterCapture={open}
        aria-label={intl.formatMessage(names[kind])}
        onSubmit={submit}
        {...dropping.handlers}
      >
        <DropOverlay {...dropping} />
        <QuoteSwitch />
        {variant === 'dialog' && <ReplyIndicator />}
        {/* Where the form opens on a press, the text stays under the pointer. */}
        {!rests && <SubjectField />}
        <BodyField rows={resting ? 1 : FEWEST_ROWS} />
        {rests && !resting && <SubjectField />}
        <AttachmentList />
        {!resting && (
          <>
            <PollForm />
            <PreviewBox />
            <VisibilityHint />
            {hasNoPosts && kind === 'new' && <FirstPostHint />}
          </>
        )}
        <ComposerError />
        <PostWarnings />
        {!resting && <ComposerFoot />}
      </form>
    </div>
  );
}
