/** The rules of the own server, in their order, with the form for one of them. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OWN_RULES, OWN_RULES_CHANGE, type OwnRule } from '@/domain/admin/ownRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { ShortList } from '@/screens/moderation/list/ShortList';
import { selectOwnRules, selectRuleOffers } from '@/selectors/admin/serverPage';
import {
  ownRulesClosed,
  ownRulesOpened,
  ruleMoveRequested,
  ruleRemoveRequested,
  ruleWritten,
} from '@/slices/admin/ownRules';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Confirm } from '@/ui/dialog/Confirm';
import { AddIcon, DeleteIcon, EditIcon, ModerationIcon } from '@/ui/icons/icons';
import { MoveButtons } from '@/ui/list/MoveButtons';
import { OwnRuleForm } from './OwnRuleForm';
import { messages } from './serverMessages';
import styles from './Server.module.css';

export function RulesTab() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted('rules', ownRulesOpened(), ownRulesClosed());
  const { draft } = useAppSelector(selectOwnRules);
  return (
    <>
      {draft === null ? (
        <div className={styles.tools}>
          <Button
            icon={AddIcon}
            onPress={() => dispatch(ruleWritten({ draft: { id: null, text: '', hint: '' } }))}
          >
            {intl.formatMessage(messages.addRule)}
          </Button>
        </div>
      ) : (
        <OwnRuleForm key={draft.id} draft={draft} />
      )}
      <Rules />
    </>
  );
}

function Rules() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { rules } = useAppSelector(selectOwnRules);
  const [removed, askToRemove] = useState<OwnRule | null>(null);
  return (
    <>
      <ShortList
        ordered
        label={intl.formatMessage(messages.rules)}
        rows={rules}
        idOf={({ id }) => id}
        row={(rule, at) => (
          <Row
            key={rule.id}
            rule={rule}
            at={at}
            count={rules?.length ?? 0}
            onRemove={askToRemove}
          />
        )}
        request={OWN_RULES}
        change={OWN_RULES_CHANGE}
        onReload={() => dispatch(ownRulesOpened())}
        icon={ModerationIcon}
      />
      {removed && (
        <Confirm
          question={intl.formatMessage(messages.reallyDeleteRule)}
          accept={intl.formatMessage(messages.delete)}
          tone="danger"
          onAccept={() => {
            askToRemove(null);
            dispatch(ruleRemoveRequested({ id: removed.id }));
          }}
          onCancel={() => askToRemove(null)}
        >
          {removed.text}
        </Confirm>
      )}
    </>
  );
}

interface RowProps {
  rule: OwnRule;
  at: number;
  count: number;
  onRemove: (rule: OwnRule) => void;
}

function Row({ rule, at, count, onRemove }: RowProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectRuleOffers);
  const { id, text, hint } = rule;
  return (
    <li className={styles.row}>
      <div className={styles.words} dir="auto">
        {text}
        {hint !== '' && <div className={styles.faint}>{hint}</div>}
      </div>
      <div className={styles.actions} role="group" aria-label={text}>
        {offers?.order && (
          <MoveButtons
            at={at}
            count={count}
            onPress={(action) =>
              dispatch(ruleMoveRequested({ id, to: action === 'earlier' ? at - 1 : at + 1 }))
            }
          />
        )}
        <IconButton
          size="small"
          label={intl.formatMessage(messages.edit)}
          icon={EditIcon}
          onPress={() => dispatch(ruleWritten({ draft: { id, text, hint } }))}
        />
        <IconButton
          size="small"
          tone="danger"
          label={intl.formatMessage(messages.delete)}
          icon={DeleteIcon}
          popup="dialog"
          onPress={() => onRemove(rule)}
        />
      </div>
    </li>
  );
}
