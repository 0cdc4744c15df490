/** All suggestions of the server. */
import { FormattedMessage } from 'react-intl';
import { SuggestionList } from '@/components/discovery/SuggestionList';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';

export default function WhoToFollowScreen() {
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="who_to_follow.who_to_follow" defaultMessage="Who to follow" />}
      />
      <SuggestionList />
    </>
  );
}
