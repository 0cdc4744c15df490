/** Further options of a post. While one of them is used, the row is shown in any case. */
import { defineMessages, useIntl } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAppSelector } from '@/hooks/store';
import { isEqual } from '@/lib/values/isEqual';
import { selectPostOptions } from '@/selectors/composer/postOptions';
import { selectSetting } from '@/selectors/session/config';
import { deferredComponent } from '@/ui/deferred/deferredComponent';

const messages = defineMessages({
  more: { id: 'post_status.more_options', defaultMessage: 'More options' },
});

const PostOptions = deferredComponent(async () => (await import('./PostOptions')).PostOptions, {
  onDemand: true,
});

export function OptionsRow() {
  const intl = useIntl();
  const { target } = useComposer();
  const { offered, used } = useAppSelector((state) => selectPostOptions(state, target), isEqual);
  const wanted = useAppSelector((state) => selectSetting(state, 'composerOptions'));
  if (offered.length === 0 || !(wanted || used)) return null;
  return <PostOptions label={intl.formatMessage(messages.more)} offered={offered} />;
}
