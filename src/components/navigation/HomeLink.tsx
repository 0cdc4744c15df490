/** The way on from where there is nothing. */
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pathTo } from '@/domain/routes';

export function HomeLink() {
  return (
    <Link to={pathTo('root')}>
      <FormattedMessage id="general.back_home" defaultMessage="Go to the start page" />
    </Link>
  );
}
