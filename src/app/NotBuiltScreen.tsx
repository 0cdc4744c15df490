/** Stands in for a screen that a later change builds: says so, and offers the way home. */
import { FormattedMessage } from 'react-intl';
import { HomeLink } from '@/components/navigation/HomeLink';
import { EmptyState } from '@/ui/EmptyState';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { screenTitles } from './screenTitles';
import type { ScreenProps } from './routes';

export function NotBuiltScreen({ name }: ScreenProps) {
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...screenTitles[name]} />} />
      <EmptyState action={<HomeLink />}>
        <FormattedMessage id="general.not_built_yet" defaultMessage="This page is not built yet." />
      </EmptyState>
    </>
  );
}
