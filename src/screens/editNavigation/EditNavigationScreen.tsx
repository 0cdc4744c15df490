/**
 * Edits the pinned navigation entries on a page of its own, which phones reach by the side drawer.
 */
import { defineMessages, FormattedMessage } from 'react-intl';
import { PinEditor } from '@/components/session/navigation/PinEditor';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';

const messages = defineMessages({
  title: { id: 'nav.edit_nav_mobile', defaultMessage: 'Customise navigation' },
});

export default function EditNavigationScreen() {
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...messages.title} />} />
      <PinEditor />
    </>
  );
}
