/** An address that leads nowhere, with a way home. */
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pathTo } from '@/domain/routes';
import { EmptyState } from '@/ui/EmptyState';
import { ScreenHeading } from '@/ui/ScreenHeading';

export function NotFoundScreen() {
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="errors.not_found" defaultMessage="Page not found" />}
      />
      <EmptyState
        action={
          <Link to={pathTo('root')}>
            <FormattedMessage id="general.back_home" defaultMessage="Go to the start page" />
          </Link>
        }
      >
        <FormattedMessage
          id="errors.not_found_explanation"
          defaultMessage="There is nothing at this address. It may have been mistyped or moved."
        />
      </EmptyState>
    </>
  );
}
