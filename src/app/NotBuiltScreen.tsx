/** Stands in for a screen that a later change builds: says so, and offers the way home. */
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pathTo } from '@/domain/routes';
import { EmptyState } from '@/ui/EmptyState';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { screenTitles } from './screenTitles';
import type { ScreenProps } from './routes';

export function NotBuiltScreen({ name }: ScreenProps) {
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...screenTitles[name]} />} />
      <EmptyState
        action={
          <Link to={pathTo('root')}>
            <FormattedMessage id="general.back_home" defaultMessage="Go to the start page" />
          </Link>
        }
      >
        <FormattedMessage id="general.not_built_yet" defaultMessage="This page is not built yet." />
      </EmptyState>
    </>
  );
}
