/**
 * Edits the navigation of this device on a page of its own, which the side drawer of phones leads
 * to: the entries of the bar at the bottom, or the pins of the sidebar.
 */
import { defineMessages, FormattedMessage } from 'react-intl';
import { BarEditor } from '@/components/session/navigation/BarEditor';
import { PinEditor } from '@/components/session/navigation/PinEditor';
import { useAppSelector } from '@/hooks/store';
import { selectBottomBar } from '@/selectors/session/interface';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';

const messages = defineMessages({
  title: { id: 'nav.edit_nav_mobile', defaultMessage: 'Customise navigation' },
});

export default function EditNavigationScreen() {
  const hasBar = useAppSelector(selectBottomBar);
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...messages.title} />} />
      {hasBar ? <BarEditor /> : <PinEditor />}
    </>
  );
}
