/** The form of a rule. What is written stays until it is saved or discarded. */
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { isWritten, OWN_RULES_CHANGE, type RuleDraft } from '@/domain/admin/ownRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useReturnedFocus } from '@/screens/moderation/list/useReturnedFocus';
import { selectRuleOffers } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import { ruleSaveRequested, ruleWritten } from '@/slices/admin/ownRules';
import { Button } from '@/ui/buttons/Button';
import { TextArea } from '@/ui/fields/TextArea';
import { messages } from './serverMessages';
import styles from './Server.module.css';

/** The reader has just asked for the form to write. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

export function OwnRuleForm({ draft }: { draft: RuleDraft }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const form = useReturnedFocus();
  const offers = useAppSelector(selectRuleOffers);
  const { busy } = useAppSelector((state) => selectRequest(state, OWN_RULES_CHANGE));
  const change = (changes: Partial<RuleDraft>) =>
    dispatch(ruleWritten({ draft: { ...draft, ...changes } }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && isWritten(draft)) dispatch(ruleSaveRequested());
  };
  return (
    <form
      ref={form}
      className={styles.section}
      aria-label={intl.formatMessage(draft.id === null ? messages.addRule : messages.edit)}
      onSubmit={save}
    >
      <TextArea
        ref={focusOnce}
        label={intl.formatMessage(messages.text)}
        value={draft.text}
        rows={2}
        maxRows={8}
        readOnly={busy}
        onChange={(text) => change({ text })}
      />
      {offers?.hints && (
        <TextArea
          label={intl.formatMessage(messages.hint)}
          value={draft.hint}
          rows={2}
          maxRows={8}
          readOnly={busy}
          onChange={(hint) => change({ hint })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={busy}>
          {intl.formatMessage(messages.save)}
        </Button>
        <Button onPress={busy ? undefined : () => dispatch(ruleWritten({ draft: null }))}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  );
}
