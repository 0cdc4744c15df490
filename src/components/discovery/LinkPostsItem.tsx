/** The entry in the menu of a card that leads to all posts with its link. */
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { linkPostsPath } from '@/domain/discovery/explore';
import { LinkIcon } from '@/ui/icons/icons';
import { MenuItem } from '@/ui/menu/Menu';

export function LinkPostsItem({ url }: { url: string }) {
  const navigate = useNavigate();
  return (
    <MenuItem icon={LinkIcon} onSelect={() => void navigate(linkPostsPath(url))}>
      <FormattedMessage id="explore.who_shares_link" defaultMessage="Who shares this link" />
    </MenuItem>
  );
}
