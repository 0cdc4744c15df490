/** Shown to visitors of a private instance in place of its timelines, profiles and search. */
import { FormattedMessage } from 'react-intl';
import { pathTo, type RouteName } from '@/domain/session/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { FollowersOnlyIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { accountMessages } from '@/app/layout/accountMessages';
import { screenTitles } from './screenTitles';

export function MembersOnlyScreen({ name }: { name: RouteName }) {
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...screenTitles[name]} />} />
      <EmptyState
        icon={FollowersOnlyIcon}
        action={
          <LinkButton href={pathTo('login')} tone="primary" internal>
            <FormattedMessage {...accountMessages.login} />
          </LinkButton>
        }
      >
        <FormattedMessage
          id="general.members_only"
          defaultMessage="This server is private. Log in to see posts."
        />
      </EmptyState>
    </>
  );
}
