/** Scrolls back to the top; shown once the page is scrolled down. */
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { ToTopIcon } from '@/ui/icons/icons';
import { useScrolledDown } from '@/ui/hooks/useScrolledDown';

const messages = defineMessages({
  top: { id: 'timeline.scroll_to_top', defaultMessage: 'Scroll to top' },
});

export function ToTopButton() {
  const intl = useIntl();
  const far = useScrolledDown();
  if (!far) return null;
  return (
    <IconButton
      label={intl.formatMessage(messages.top)}
      icon={ToTopIcon}
      onPress={({ currentTarget }) => {
        window.scrollTo({ top: 0 });
        // The button disappears; keyboard users continue from the head of the page.
        const heading = currentTarget.closest('header')?.querySelector<HTMLElement>('h1');
        heading?.focus({ preventScroll: true });
      }}
    />
  );
}
