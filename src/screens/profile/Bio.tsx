/** The bio of a person. A long one is collapsed, as the posts are below it. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import type { User } from '@/domain/people/user';
import { Button } from '@/ui/buttons/Button';

/** Characters of markup; some servers allow thousands. */
const LONG = 1_200;

export function Bio({ user, still }: { user: User; still: boolean }) {
  const [unfolded, setUnfolded] = useState(false);
  if (user.bioHtml === '') return null;
  const isLong = user.bioHtml.length > LONG;
  return (
    <div>
      <RichText
        html={user.bioHtml}
        emoji={user.emoji}
        stillEmoji={still}
        cut={isLong && !unfolded}
      />
      {isLong && (
        <Button tone="quiet" size="small" onPress={() => setUnfolded(!unfolded)}>
          {unfolded ? (
            <FormattedMessage id="general.show_less" defaultMessage="Show less" />
          ) : (
            <FormattedMessage id="general.show_more" defaultMessage="Show more" />
          )}
        </Button>
      )}
    </div>
  );
}
