/**
 * The share target for other programs and for shortcuts of an installed page: takes the text from
 * the address and opens the composer.
 */
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { sharedText } from '@/domain/composer/sharing';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { composeRequested } from '@/slices/composer/sharing';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';

export default function ComposeScreen() {
  const { search } = useLocation();
  const text = sharedText(new URLSearchParams(search));
  useWhileMounted(text, composeRequested({ text }), null);
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="post_status.new_status" defaultMessage="New post" />}
      />
      <Skeleton shape="line" count={4} />
    </>
  );
}
