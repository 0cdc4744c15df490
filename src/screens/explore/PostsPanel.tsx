/** Posts that many favourite and repeat at the moment, as cards. */
import { FormattedMessage } from 'react-intl';
import { StatusBoundary } from '@/components/statuses/card/StatusBoundary';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { NoteIcon } from '@/ui/icons/icons';
import { ExploreFeed } from './ExploreFeed';
import { quiet, trendError } from './texts';

export function PostsPanel({ label }: { label: string }) {
  return (
    <ExploreFeed
      list="posts"
      label={label}
      shape="status"
      icon={NoteIcon}
      empty={<FormattedMessage {...quiet} />}
      error={<FormattedMessage {...trendError} />}
      row={(id, position) => (
        <StatusBoundary statusId={id} position={position}>
          <StatusCard statusId={id} position={position} viewingContext="public" />
        </StatusBoundary>
      )}
    />
  );
}
