/** When the server is to post the draft, with a way to what is waiting already. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isWorthKeeping } from '@/domain/composer/draft';
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
  const { target, body, edit } = useComposer();
  const [offered] = useState(time);
  const isEmpty = useAppSelector((state) => !isWorthKeeping(selectDraft(state, target)));
  const list = () => {
    // It was opened for the list alone; it goes, and the focus must not go with it.
    if (isEmpty && time === offered) {
      body.current?.focus({ preventScroll: true });
      edit({ scheduledAt: null });
    }
    dispatch(dialogOpened({ kind: 'scheduledPosts', props: null }));
  };
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  return (
    <div
      className={styles.form}
      role="group"
      aria-label={intl.formatMessage(scheduleTexts.postLater)}
    >
      <TimeChoice time={time} disabled={busy} onChange={(scheduledAt) => edit({ scheduledAt })} />
      <Button size="small" tone="quiet" onPress={list}>
        <FormattedMessage {...scheduleTexts.list} />
      </Button>
    </div>
  );
}
