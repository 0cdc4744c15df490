/** A link to the start page, for empty and missing pages. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { Link } from '@/ui/buttons/Link';

export function HomeLink() {
  return (
    <Link to={pathTo('root')}>
      <FormattedMessage id="general.back_home" defaultMessage="Go to the home page" />
    </Link>
  );
}
