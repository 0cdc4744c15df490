/** Opens the row of further options, which stays open for the next post. Only where there are some. */
import { defineMessages, useIntl } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPostOptions } from '@/selectors/composer/postOptions';
import { selectSetting } from '@/selectors/session/config';
import { settingChanged } from '@/slices/session/config';
import { isEqual } from '@/lib/values/isEqual';
import { IconButton } from '@/ui/buttons/IconButton';
import { MoreIcon } from '@/ui/icons/icons';

const messages = defineMessages({
  more: { id: 'post_status.more_options', defaultMessage: 'More options' },
});

export function OptionsButton() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { target } = useComposer();
  const { offered, used } = useAppSelector((state) => selectPostOptions(state, target), isEqual);
  const wanted = useAppSelector((state) => selectSetting(state, 'composerOptions'));
  if (offered.length === 0) return null;
  return (
    <IconButton
      label={intl.formatMessage(messages.more)}
      icon={MoreIcon}
      expanded={wanted || used}
      onPress={() => dispatch(settingChanged({ name: 'composerOptions', value: !wanted }))}
    />
  );
}
