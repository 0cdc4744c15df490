/** Says that a status is at home because the reader follows its hashtag. */
import { FormattedMessage } from 'react-intl';
import { TagName } from '@/components/discovery/TagName';
import { HashtagIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';

export const FollowedTagLine = ({ tag }: { tag: string }) => (
  <ContextLine icon={HashtagIcon}>
    <FormattedMessage
      id="tags.cause"
      defaultMessage="You follow {tag}"
      values={{ tag: <TagName tag={tag} /> }}
    />
  </ContextLine>
);
