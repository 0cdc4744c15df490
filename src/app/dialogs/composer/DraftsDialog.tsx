/**
 * Lists unsent drafts, the latest first, and templates. A deleted one can be restored until the dialog
 * closes.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { hasWords } from '@/domain/composer/drafts/draftSearch';
import { isTemplate, nameOfTemplate } from '@/domain/composer/drafts/templates';
import { useAppSelector } from '@/hooks/store';
import { selectTemplates } from '@/selectors/composer/templates';
import { selectUnsentDrafts } from '@/selectors/composer/unsentDrafts';
import { noneDiscarded } from '@/slices/composer/discardedDrafts';
import { Dialog } from '@/ui/dialog/Dialog';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TextField } from '@/ui/fields/TextField';
import { SearchIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { accountMessages } from '@/app/layout/accountMessages';
import { DraftSyncBox } from './DraftSyncBox';
import { DiscardedRow, DiscardedText, DraftRow } from './DraftRow';
import { TemplateRow } from './TemplateRow';
import { useDraftTitles } from './useDraftTitles';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './Drafts.module.css';

/** As many are found without searching. */
const FEW = 5;

const messages = defineMessages({
  search: { id: 'drafts.search', defaultMessage: 'Search drafts' },
});

export function DraftsDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const drafts = useAppSelector(selectUnsentDrafts);
  const templates = useAppSelector(selectTemplates);
  const discarded = Object.entries(
    useAppSelector((state) => state.discardedDrafts ?? noneDiscarded),
  ).map(([target, draft]) => ({ target, draft, gone: true }));
  const last = discarded.at(-1);
  const titleOf = useDraftTitles(drafts);
  const rows = [
    ...drafts
      .filter((one) => hasWords(one.draft, titleOf(one), query))
      .map((kept) => ({ ...kept, gone: false })),
    ...discarded.filter(({ target }) => !isTemplate(target)),
  ].toSorted((one, other) => (other.draft.changedAt ?? 0) - (one.draft.changedAt ?? 0));
  const templateRows = [
    ...templates
      .filter(({ name, draft }) => hasWords(draft, name, query))
      .map((kept) => ({ ...kept, target: null })),
    ...discarded
      .filter(({ target }) => isTemplate(target))
      .map(({ target, draft }) => ({ name: nameOfTemplate(target), draft, target })),
  ].toSorted((one, other) => one.name.localeCompare(other.name));
  const isEmpty = rows.length + templateRows.length === 0;
  const isSearched = query !== '' || drafts.length + templates.length > FEW;
  return (
    <Dialog
      title={intl.formatMessage(accountMessages.drafts)}
      level={level}
      onClose={onClose}
      flush
    >
      {/* There before its words, so that screen readers say them. */}
      <div role="status">
        {last && (
          <VisuallyHidden>
            <DiscardedText target={last.target} />
          </VisuallyHidden>
        )}
      </div>
      {isSearched && (
        <div className={styles.search}>
          <TextField
            type="search"
            icon={SearchIcon}
            label={intl.formatMessage(messages.search)}
            labelHidden
            placeholder={intl.formatMessage(messages.search)}
            value={query}
            onChange={setQuery}
          />
        </div>
      )}
      {isEmpty && (
        <EmptyState>
          {query === '' ? (
            <FormattedMessage
              id="drafts.empty"
              defaultMessage="No drafts yet. Posts you don't send are saved here."
            />
          ) : (
            <FormattedMessage id="drafts.none_found" defaultMessage="No drafts found" />
          )}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ target, draft, gone }) =>
            gone ? (
              <DiscardedRow key={target} target={target} draft={draft} />
            ) : (
              <DraftRow
                key={target}
                target={target}
                draft={draft}
                title={titleOf({ target, draft })}
              />
            ),
          )}
        </ul>
      )}
      {templateRows.length > 0 && (
        <section aria-labelledby="templates">
          <h3 id="templates" className={styles.heading}>
            <FormattedMessage id="drafts.templates" defaultMessage="Templates" />
          </h3>
          <ul className={styles.list}>
            {templateRows.map(({ name, draft, target }) =>
              target === null ? (
                <TemplateRow key={name} name={name} draft={draft} />
              ) : (
                <DiscardedRow key={name} target={target} draft={draft} />
              ),
            )}
          </ul>
        </section>
      )}
      <DraftSyncBox />
    </Dialog>
  );
}
