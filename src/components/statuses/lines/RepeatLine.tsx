/** The line above a repeated status: all who repeated it, as far as there is room for names. */
import { FormattedMessage } from 'react-intl';
import { RepeatIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';
import { NameList } from '@/components/people/card/NameList';

/** The newest first. */
export function RepeatLine({ userIds }: { userIds: readonly string[] }) {
  return (
    <ContextLine icon={RepeatIcon} tone="repeat">
      <FormattedMessage
        id="timeline.repeated"
        defaultMessage="{name} repeated"
        values={{ name: <NameList userIds={userIds} /> }}
      />
    </ContextLine>
  );
}
