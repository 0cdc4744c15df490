/** The category of a report, and the rules that were broken, which a moderator can correct. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isToBeDone,
  reportCategories,
  type QueuedReport,
  type ReportAction,
  type ReportCategory,
} from '@/domain/admin/reportQueue';
import { useAppSelector } from '@/hooks/store';
import { categoryLabels, messages } from '@/screens/moderation/messages';
import { selectInstance } from '@/selectors/session/config';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props {
  report: QueuedReport;
  onAct: (action: ReportAction) => void;
}

interface Choice {
  category: ReportCategory;
  ruleIds: readonly string[];
}

const categoryOf = (word: string | null): ReportCategory =>
  reportCategories.find((category) => category === word) ?? 'other';

export function Classification({ report, onAct }: Props) {
  const { formatMessage } = useIntl();
  const { rules } = useAppSelector(selectInstance);
  const [draft, setDraft] = useState<Choice | null>(null);
  const actionOf = ({ category, ruleIds }: Choice) => ({
    kind: 'category' as const,
    category,
    rules: category === 'violation' ? rules.filter(({ id }) => ruleIds.includes(id)) : [],
  });
  // Once it is saved, later changes by others show.
  if (draft && !isToBeDone(report, actionOf(draft), '')) setDraft(null);
  const { category, ruleIds } = draft ?? { ...report, category: categoryOf(report.category) };
  return (
    <form
      className={styles.classification}
      onSubmit={(event) => {
        event.preventDefault();
        onAct(actionOf({ category, ruleIds }));
      }}
    >
      <Select
        label={formatMessage(messages.category)}
        options={reportCategories.map((value) => ({
          value,
          label: formatMessage(categoryLabels[value]),
        }))}
        value={category}
        onChange={(value) => setDraft({ category: value, ruleIds })}
      />
      {category === 'violation' && rules.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{formatMessage(messages.brokenRules)}</legend>
          {rules.map(({ id, text }) => (
            <Checkbox
              key={id}
              label={<bdi>{text}</bdi>}
              checked={ruleIds.includes(id)}
              onChange={(wanted) => {
                const others = ruleIds.filter((one) => one !== id);
                setDraft({ category, ruleIds: wanted ? [...others, id] : others });
              }}
            />
          ))}
        </fieldset>
      )}
      <Button size="small" type="submit">
        <FormattedMessage id="post_status.save" defaultMessage="Save" />
      </Button>
    </form>
  );
}
