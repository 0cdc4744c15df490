/** The page for unknown addresses, with ways to the start page and to the search. */
import { FormattedMessage } from 'react-intl';
import { HomeLink } from '@/components/session/navigation/HomeLink';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectMaySearch } from '@/selectors/session/navigation';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NotFoundIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';

export function NotFoundScreen() {
  const maySearch = useAppSelector(selectMaySearch);
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="errors.not_found" defaultMessage="Page not found" />}
      />
      <EmptyState
        icon={NotFoundIcon}
        action={
          <>
            <HomeLink />
            {maySearch && (
              <LinkButton href={pathTo('search')} internal>
                <FormattedMessage id="nav.search" defaultMessage="Search" />
              </LinkButton>
            )}
          </>
        }
      >
        <FormattedMessage
          id="errors.not_found_explanation"
          defaultMessage="The address may be mistyped, or the page may have moved."
        />
      </EmptyState>
    </>
  );
}
