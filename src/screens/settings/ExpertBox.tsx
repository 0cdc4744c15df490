/** Whether settings that few need are shown. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { settingChanged } from '@/slices/config';
import { Checkbox } from '@/ui/Checkbox';
import { isExpert } from './expert';

const messages = defineMessages({
  expert: { id: 'settings.expert_mode', defaultMessage: 'Show advanced settings' },
});

export function ExpertBox() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const expert = useAppSelector(isExpert);
  return (
    <Checkbox
      label={intl.formatMessage(messages.expert)}
      checked={expert}
      onChange={(on) => dispatch(settingChanged({ name: 'expertLevel', value: on ? 1 : 0 }))}
    />
  );
}
