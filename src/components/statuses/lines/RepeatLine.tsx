/**
 * The line above a repeated status, with the names of those who repeated it, as far as they fit.
 */
import { FormattedMessage } from 'react-intl';
import { RepeatIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';
import { NameList } from '@/components/people/card/NameList';

/** Newest first. */
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
