/** The page for unknown addresses, with a link home. */
import { FormattedMessage } from 'react-intl';
import { HomeLink } from '@/components/session/navigation/HomeLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';

export function NotFoundScreen() {
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="errors.not_found" defaultMessage="Page not found" />}
      />
      <EmptyState action={<HomeLink />}>
        <FormattedMessage
          id="errors.not_found_explanation"
          defaultMessage="The address may be mistyped, or the page may have moved."
        />
      </EmptyState>
    </>
  );
}
