/** Ways to fill an empty home timeline: people to follow, public posts, and the help. */
import { FormattedMessage } from 'react-intl';
import { entryPath, isEntryShown } from '@/domain/session/navigation';
import { pathTo } from '@/domain/session/routes';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppSelector } from '@/hooks/store';
import { selectNavigationFacts, selectSuggestionsOffered } from '@/selectors/session/navigation';
import { Link } from '@/ui/buttons/Link';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { WhoToFollowIcon } from '@/ui/icons/icons';

export function FirstSteps() {
  const facts = useAppSelector(selectNavigationFacts);
  const suggestions = useAppSelector(selectSuggestionsOffered);
  const publicPosts = isEntryShown('twkn', facts) ? 'twkn' : 'public';
  return (
    <>
      <LinkButton
        href={pathTo(suggestions ? 'who-to-follow' : 'search')}
        icon={WhoToFollowIcon}
        tone="primary"
        internal
      >
        <FormattedMessage id="timeline.find_people" defaultMessage="Find people" />
      </LinkButton>
      <LinkButton href={entryPath(publicPosts, '')} internal>
        <FormattedMessage id="timeline.browse_public" defaultMessage="Browse public posts" />
      </LinkButton>
      <Link to={standalonePaths.help}>
        <FormattedMessage id="help.title" defaultMessage="Help" />
      </Link>
    </>
  );
}
