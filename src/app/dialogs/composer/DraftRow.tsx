/** A draft in the list: its kind, an excerpt, its attachments, its time and its age. */
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { filesOf, partsOf, type Draft, type DraftTarget } from '@/domain/composer/draft';
import { fitsTemplate, isTemplate, MOST_TEMPLATES } from '@/domain/composer/drafts/templates';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectTemplates } from '@/selectors/composer/templates';
import type { UnsentDraft } from '@/selectors/composer/unsentDrafts';
import { dialogClosed, dialogOfDraft, dialogOpened } from '@/slices/engine/dialogs';
import { discardUndone, draftDiscarded } from '@/slices/composer/drafts';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon, TemplateIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { DraftWords } from './DraftWords';
import { NameTemplate } from './NameTemplate';
import styles from './Drafts.module.css';

const messages: Record<'delete' | 'template' | 'full', MessageDescriptor> = defineMessages({
  delete: { id: 'drafts.delete', defaultMessage: 'Delete draft' },
  template: { id: 'drafts.save_template', defaultMessage: 'Save as template' },
  full: {
    id: 'drafts.templates_full',
    defaultMessage: 'Up to {count, plural, one {# template} other {# templates}}',
  },
});

export function DraftRow({ target, draft, title }: UnsentDraft & { title: string }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const id = useId();
  const [naming, setNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isFull = useAppSelector((state) => selectTemplates(state).length >= MOST_TEMPLATES);

  const open = () => {
    dispatch(dialogClosed({ kind: 'drafts' }));
    dispatch(dialogOpened(dialogOfDraft(target)));
  };
  const closeName = () => {
    setNaming(false);
    opener.current?.focus();
  };
  const { text, subject, changedAt, scheduledAt } = draft;
  const poll = partsOf(draft).some((part) => part.poll !== null);
  return (
    <li className={styles.row} data-stacked={naming || undefined} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong id={`${id}-title`} className={styles.title}>
            <bdi>{title}</bdi>
          </strong>
          {changedAt !== null && <RelativeTime date={new Date(changedAt).toISOString()} />}
        </p>
        <DraftWords
          subject={subject}
          text={text}
          files={filesOf(draft).length}
          poll={poll}
          posts={draft.parts.length + 1}
        />
        {scheduledAt !== null && (
          <p className={styles.extras}>
            <FormattedMessage
              id="scheduled.kept"
              defaultMessage="Scheduled for {time, date, long}, {time, time, short}"
              values={{ time: scheduledAt }}
            />
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="small" onPress={open}>
          <FormattedMessage id="drafts.open" defaultMessage="Open" />
        </Button>
        {fitsTemplate(draft) && (
          <IconButton
            ref={opener}
            size="small"
            label={intl.formatMessage(messages.template)}
            icon={TemplateIcon}
            expanded={naming}
            disabledReason={
              isFull ? intl.formatMessage(messages.full, { count: MOST_TEMPLATES }) : null
            }
            onPress={() => setNaming(!naming)}
          />
        )}
        <IconButton
          size="small"
          tone="danger"
          label={intl.formatMessage(messages.delete)}
          icon={DeleteIcon}
          onPress={() => dispatch(draftDiscarded({ target, draft }))}
        />
      </div>
      {naming && <NameTemplate draft={draft} onSaved={closeName} />}
    </li>
  );
}

export const DiscardedText = ({ target }: { target: DraftTarget }) =>
  isTemplate(target) ? (
    <FormattedMessage id="drafts.template_deleted" defaultMessage="Template deleted" />
  ) : (
    <FormattedMessage id="drafts.deleted" defaultMessage="Draft deleted" />
  );

export function DiscardedRow({ target, draft }: { target: DraftTarget; draft: Draft }) {
  const dispatch = useAppDispatch();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves to the one that replaces it.
  useEffect(() => undo.current?.focus(), []);
  const row = useRef<HTMLLIElement>(null);
  const restore = () => {
    const list = row.current?.parentElement;
    const at = [...(list?.children ?? [])].findIndex((item) => item === row.current);
    flushSync(() => dispatch(discardUndone({ target, draft })));
    // The restored row has the same place.
    list?.children[at]?.querySelector('button')?.focus();
  };
  return (
    <li ref={row} className={styles.row}>
      <p className={styles.gone}>
        <DiscardedText target={target} />
      </p>
      <Button ref={undo} size="small" onPress={restore}>
        <FormattedMessage id="general.undo" defaultMessage="Undo" />
      </Button>
    </li>
  );
}
