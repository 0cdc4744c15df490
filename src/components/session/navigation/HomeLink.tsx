/** A link to the start page, for empty and missing pages. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { LinkButton } from '@/ui/buttons/LinkButton';

export function HomeLink() {
  return (
    <LinkButton href={pathTo('root')} internal>
      <FormattedMessage id="general.back_home" defaultMessage="Go to the home page" />
    </LinkButton>
  );
}
