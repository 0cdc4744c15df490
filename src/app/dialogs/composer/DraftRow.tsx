/** A draft in the list: its kind, an excerpt, its attachments and its age. */
import { useEffect, useId, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  filesOf,
  kindOfDraft,
  partsOf,
  type Draft,
  type DraftTarget,
} from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftParentAuthor } from '@/selectors/composer/drafts';
import type { UnsentDraft } from '@/selectors/composer/unsentDrafts';
import { dialogClosed, dialogOfDraft, dialogOpened } from '@/slices/engine/dialogs';
import { discardUndone, draftDiscarded } from '@/slices/composer/drafts';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { DraftWords } from './DraftWords';
import styles from './Drafts.module.css';

type Wording = 'new' | 'reply' | 'replyTo' | 'quote' | 'quoteOf' | 'edit' | 'scheduled' | 'delete';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  new: { id: 'post_status.new_status', defaultMessage: 'New post' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  replyTo: { id: 'drafts.reply_to', defaultMessage: 'Reply to @{name}' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
  quoteOf: { id: 'drafts.quote_of', defaultMessage: 'Quote of @{name}' },
  edit: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
  scheduled: { id: 'scheduled.edit_title', defaultMessage: 'Edit scheduled post' },
  delete: { id: 'drafts.delete', defaultMessage: 'Delete draft' },
});

export function DraftRow({ target, draft }: UnsentDraft) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const id = useId();
  const name = useAppSelector((state) => selectDraftParentAuthor(state, target));
  const kind = draft.quoting ? 'quote' : kindOfDraft(target);
  const withName = { reply: messages.replyTo, quote: messages.quoteOf };
  const title =
    name !== null && (kind === 'reply' || kind === 'quote')
      ? intl.formatMessage(withName[kind], { name })
      : intl.formatMessage(messages[kind]);

  const open = () => {
    dispatch(dialogClosed({ kind: 'drafts' }));
    dispatch(dialogOpened(dialogOfDraft(target)));
  };
  const { text, subject, changedAt } = draft;
  const poll = partsOf(draft).some((part) => part.poll !== null);
  return (
    <li className={styles.row} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong id={`${id}-title`} className={styles.title}>
            <bdi>{title}</bdi>
          </strong>
          {changedAt !== null && <RelativeTime date={new Date(changedAt).toISOString()} />}
        </p>
        <DraftWords subject={subject} text={text} files={filesOf(draft).length} poll={poll} />
      </div>
      <div className={styles.buttons}>
        <Button size="small" onPress={open}>
          <FormattedMessage id="drafts.open" defaultMessage="Open" />
        </Button>
        <IconButton
          size="small"
          tone="danger"
          label={intl.formatMessage(messages.delete)}
          icon={DeleteIcon}
          onPress={() => dispatch(draftDiscarded({ target, draft }))}
        />
      </div>
    </li>
  );
}

export function DiscardedRow({ target, draft }: { target: DraftTarget; draft: Draft }) {
  const dispatch = useAppDispatch();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves to the one that replaces it.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.row}>
      <p className={styles.gone} role="status">
        <FormattedMessage id="drafts.deleted" defaultMessage="Draft deleted" />
      </p>
      <Button ref={undo} size="small" onPress={() => dispatch(discardUndone({ target, draft }))}>
        <FormattedMessage id="general.undo" defaultMessage="Undo" />
      </Button>
    </li>
  );
}
