/**
 * Where posts are written: in the panel of the account, under a post, in a dialog. What is typed
 * lives in the store as a draft, and so survives a reload; each part sees only what it shows.
 */
import type { FormEvent, KeyboardEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { DraftKind, DraftTarget } from '@/domain/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftKind } from '@/selectors/composer';
import { postAsked } from '@/slices/composers';
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

export function Composer({ target }: { target: DraftTarget }) {
  return (
    <WritingProvider key={target} target={target}>
      <Form />
    </WritingProvider>
  );
}

function Form() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target } = useWriting();
  const kind = useAppSelector((state) => selectDraftKind(state, target));
  const ask = () => dispatch(postAsked({ target }));
  const dropping = useDroppedFiles();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (!event.repeat) ask();
    } else if (event.target instanceof HTMLInputElement) {
      // A press too many in a line of text sends nothing.
      event.preventDefault();
    }
  };

  return (
    <form
      className={styles.form}
      aria-label={intl.formatMessage(names[kind])}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      {...dropping.handlers}
    >
      <DropSign {...dropping} />
      <QuoteSwitch />
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
  );
}
