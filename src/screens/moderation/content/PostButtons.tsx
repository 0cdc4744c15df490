/** The buttons of actions on posts; what cannot be taken back is asked for again. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isFinal } from '@/domain/admin/content/content';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import type { PostEntry } from './actions';

interface Props {
  entries: readonly PostEntry[];
  /** The number of posts that an action fits. */
  countOf: (entry: PostEntry) => number;
  onAct: (entry: PostEntry) => void;
}

export function PostButtons({ entries, countOf, onAct }: Props) {
  const [asking, ask] = useState<PostEntry | null>(null);
  return (
    <>
      {entries.map((entry) => (
        <Button
          key={entry.label}
          size="small"
          onPress={() => (isFinal(entry.action) ? ask(entry) : onAct(entry))}
        >
          {entry.label}
        </Button>
      ))}
      {asking && (
        <Confirm
          question={asking.label}
          accept={asking.label}
          tone="danger"
          onCancel={() => ask(null)}
          onAccept={() => {
            ask(null);
            onAct(asking);
          }}
        >
          {countOf(asking) > 1 && (
            <p>
              <FormattedMessage
                id="moderation.selected"
                defaultMessage="Selected: {count, number}"
                values={{ count: countOf(asking) }}
              />
            </p>
          )}
          {asking.action.kind === 'deletion' ? (
            <FormattedMessage
              id="status.delete_confirm_consequence"
              defaultMessage="This can't be undone. Other servers will be asked to delete their copies."
            />
          ) : (
            <FormattedMessage
              id="moderation.content_final"
              defaultMessage="You can't undo this here."
            />
          )}
        </Confirm>
      )}
    </>
  );
}
