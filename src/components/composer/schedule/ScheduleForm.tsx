/** When the server is to post the draft, with a way to what is waiting already. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Button } from '@/ui/buttons/Button';
import { useComposer } from '@/components/composer/ComposerContext';
import { TimeChoice } from './TimeChoice';
import { scheduleTexts } from './scheduleTexts';
import styles from './ScheduleForm.module.css';

export function ScheduleForm() {
  const { target } = useComposer();
  const scheduledAt = useAppSelector((state) => selectDraft(state, target).scheduledAt);
  return scheduledAt === null ? null : <Form time={scheduledAt} />;
}

function Form({ time }: { time: number }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, edit } = useComposer();
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  return (
    <div
      className={styles.form}
      role="group"
      aria-label={intl.formatMessage(scheduleTexts.postLater)}
    >
      <TimeChoice time={time} disabled={busy} onChange={(scheduledAt) => edit({ scheduledAt })} />
      <Button
        size="small"
        tone="quiet"
        onPress={() => dispatch(dialogOpened({ kind: 'scheduledPosts', props: null }))}
      >
        <FormattedMessage {...scheduleTexts.list} />
      </Button>
    </div>
  );
}
