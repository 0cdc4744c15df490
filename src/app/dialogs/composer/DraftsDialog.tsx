/**
 * Lists unsent drafts, the latest first. A deleted draft can be restored until the dialog closes.
 */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectUnsentDrafts } from '@/selectors/composer/unsentDrafts';
import { noneDiscarded } from '@/slices/composer/discardedDrafts';
import { Dialog } from '@/ui/dialog/Dialog';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { accountMessages } from '@/app/layout/accountMessages';
import { DiscardedRow, DraftRow } from './DraftRow';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './Drafts.module.css';

export function DraftsDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const drafts = useAppSelector(selectUnsentDrafts);
  const discarded = useAppSelector((state) => state.discardedDrafts ?? noneDiscarded);
  const rows = [
    ...drafts.map((kept) => ({ ...kept, gone: false })),
    ...Object.entries(discarded).map(([target, draft]) => ({ target, draft, gone: true })),
  ].toSorted((one, other) => (other.draft.changedAt ?? 0) - (one.draft.changedAt ?? 0));
  return (
    <Dialog
      title={intl.formatMessage(accountMessages.drafts)}
      level={level}
      onClose={onClose}
      flush
    >
      {rows.length === 0 ? (
        <EmptyState>
          <FormattedMessage
            id="drafts.empty"
            defaultMessage="No drafts yet. Posts you don't send are saved here."
          />
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ target, draft, gone }) =>
            gone ? (
              <DiscardedRow key={target} target={target} draft={draft} />
            ) : (
              <DraftRow key={target} target={target} draft={draft} />
            ),
          )}
        </ul>
      )}
    </Dialog>
  );
}
