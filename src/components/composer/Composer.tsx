/**
 * Where posts are written: in the panel of the account, under a post, in a dialog. What is typed
 * lives in the store as a draft, and so survives a reload; each part sees only what it shows.
 */
import { useEffect, type FormEvent, type KeyboardEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { DraftKind, DraftTarget } from '@/domain/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftKind } from '@/selectors/composer';
import { postAsked } from '@/slices/composers';
import { AnsweredPost } from './AnsweredPost';
import { BodyField } from './BodyField';
import { ComposerError } from './ComposerError';
import { ComposerFoot } from './ComposerFoot';
import { AttachmentList } from './files/AttachmentList';
import { DropSign } from './files/DropSign';
import { useDroppedFiles } from './files/useDroppedFiles';
import { PollForm } from './PollForm';
import { PreviewBox } from './PreviewBox';
import { Questions } from './Questions';
import { QuoteSwitch } from './QuoteSwitch';
import { ScopeNote } from './ScopeNote';
import { SubjectField } from './SubjectField';
import { useWriting, WritingProvider } from './writing';
import styles from './Composer.module.css';

const names: Record<DraftKind, MessageDescriptor> = defineMessages({
  new: { id: 'post_status.new_status', defaultMessage: 'New post' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
  edit: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
});

/**
 * In a `panel` of the page, Escape leaves the text; a `dialog` begins in it, and shows what is
 * answered, as the page is covered; `inline`, all that is up to what surrounds the form.
 */
export type ComposerPlace = 'panel' | 'dialog' | 'inline';

interface Props {
  target: DraftTarget;
  place?: ComposerPlace;
}

export function Composer({ target, place = 'inline' }: Props) {
  return (
    <WritingProvider key={target} target={target}>
      <Form place={place} />
    </WritingProvider>
  );
}

function Form({ place }: { place: ComposerPlace }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, body } = useWriting();
  const kind = useAppSelector((state) => selectDraftKind(state, target));
  const ask = () => dispatch(postAsked({ target }));
  const dropping = useDroppedFiles();

  // Once the dialog has noted whence it was opened.
  useEffect(() => {
    if (place !== 'dialog') return;
    const text = body.current;
    text?.focus({ preventScroll: true });
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [place, body]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape' && place === 'panel') {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (!event.repeat) ask();
    } else if (event.target instanceof HTMLInputElement) {
      // A press too many in a line of text sends nothing.
      event.preventDefault();
    }
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <form
        className={styles.form}
        data-place={place}
        aria-label={intl.formatMessage(names[kind])}
        onSubmit={submit}
        {...dropping.handlers}
      >
        <DropSign {...dropping} />
        <QuoteSwitch />
        {place === 'dialog' && <AnsweredPost />}
        <SubjectField />
        <BodyField />
        <AttachmentList />
        <PollForm />
        <PreviewBox />
        <ScopeNote />
        <ComposerError />
        <Questions />
        <ComposerFoot />
      </form>
    </div>
  );
}
