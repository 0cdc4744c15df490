/** The way on from where there is nothing. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { Link } from '@/ui/buttons/Link';

export function HomeLink() {
  return (
    <Link to={pathTo('root')}>
      <FormattedMessage id="general.back_home" defaultMessage="Go to the start page" />
    </Link>
  );
}
