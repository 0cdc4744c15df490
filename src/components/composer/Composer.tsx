/** Where posts are written. What is typed lives in the store as a draft, and so survives a reload. */
import type { FormEvent, KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { draftRequest, kindOfDraft, type DraftKind, type DraftTarget } from '@/domain/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectSetting } from '@/selectors/config';
import { selectDraft } from '@/selectors/drafts';
import { selectRequest } from '@/selectors/requests';
import { draftEdited, postRequested } from '@/slices/drafts';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { VisibilityPicker } from './VisibilityPicker';
import styles from './Composer.module.css';

type Wording = 'subject' | 'text' | 'placeholder' | 'empty' | 'tooLong';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  subject: { id: 'post_status.subject', defaultMessage: 'Subject' },
  text: { id: 'post_status.text', defaultMessage: 'Post text' },
  placeholder: { id: 'post_status.placeholder', defaultMessage: 'What is happening?' },
  empty: {
    id: 'post_status.empty_status_error',
    defaultMessage: "Can't post an empty status with no files",
  },
  tooLong: {
    id: 'post_status.too_long',
    defaultMessage: '{over, plural, one {# character too many} other {# characters too many}}',
  },
});

const names: Record<DraftKind, MessageDescriptor> = defineMessages({
  new: { id: 'post_status.new_status', defaultMessage: 'New post' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
  edit: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
});

export function Composer({ target }: { target: DraftTarget }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const draft = useAppSelector((state) => selectDraft(state, target));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, draftRequest(target)));
  const textlimit = useInstance('textlimit');
  const withSubject = useAppSelector((state) => selectSetting(state, 'alwaysShowSubjectInput'));

  const left = textlimit - lengthOf(draft.text.trim() + draft.subject.trim());
  const cannot = () => {
    if (draft.text.trim() === '') return intl.formatMessage(messages.empty);
    return left < 0 ? intl.formatMessage(messages.tooLong, { over: -left }) : null;
  };
  const obstacle = cannot();
  const edit = (change: { text?: string; subject?: string }) =>
    dispatch(draftEdited({ target, change }));
  const send = () => {
    if (obstacle === null && !busy) dispatch(postRequested({ target }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };

  return (
    <form
      className={styles.form}
      aria-label={intl.formatMessage(names[kindOfDraft(target)])}
      onSubmit={submit}
    >
      {withSubject && (
        <TextField
          label={intl.formatMessage(messages.subject)}
          labelHidden
          placeholder={intl.formatMessage(messages.subject)}
          value={draft.subject}
          onChange={(subject) => edit({ subject })}
          disabled={busy}
        />
      )}
      <TextArea
        label={intl.formatMessage(messages.text)}
        labelHidden
        placeholder={intl.formatMessage(messages.placeholder)}
        value={draft.text}
        onChange={(text) => edit({ text })}
        onKeyDown={sendByKeys}
        rows={3}
        maxRows={20}
        readOnly={busy}
      />
      {reason !== null && !busy && (
        <ErrorState>
          <FormattedMessage
            id="post_status.error_prefix"
            defaultMessage="Error: {detail}"
            values={{ detail: <bdi>{reason}</bdi> }}
          />
        </ErrorState>
      )}
      <div className={styles.foot}>
        <VisibilityPicker
          value={draft.visibility}
          onChange={(visibility) => dispatch(draftEdited({ target, change: { visibility } }))}
          disabled={busy}
        />
        <span className={styles.left} data-over={left < 0 || undefined}>
          {intl.formatNumber(left)}
        </span>
        <Button type="submit" tone="primary" busy={busy} disabledReason={obstacle}>
          <FormattedMessage id="post_status.post" defaultMessage="Post" />
        </Button>
      </div>
    </form>
  );
}

/** Characters as people count them, as the server does. */
function lengthOf(text: string): number {
  let count = 0;
  for (const _part of new Intl.Segmenter().segment(text)) count += 1;
  return count;
}
