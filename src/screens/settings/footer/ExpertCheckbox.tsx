/** Shows or hides the expert settings. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { settingChanged } from '@/slices/session/config';
import { Checkbox } from '@/ui/fields/Checkbox';
import { selectIsExpert } from './expertLevel';

const messages = defineMessages({
  expert: { id: 'settings.expert_mode', defaultMessage: 'Show advanced settings' },
});

export function ExpertCheckbox() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const expert = useAppSelector(selectIsExpert);
  return (
    <Checkbox
      label={intl.formatMessage(messages.expert)}
      checked={expert}
      onChange={(on) => dispatch(settingChanged({ name: 'expertLevel', value: on ? 1 : 0 }))}
    />
  );
}
