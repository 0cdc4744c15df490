/**
 * The bio of a person. A long one is collapsed, as the posts are below it. The browser may translate
 * it, as no server does.
 */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import type { User } from '@/domain/people/user';
import { bioTextId } from '@/domain/statuses/translation/textToTranslate';
import { useAppSelector } from '@/hooks/store';
import { selectTranslation } from '@/selectors/statuses/translations';
import { Button } from '@/ui/buttons/Button';
import { deferredComponent } from '@/ui/deferred/deferredComponent';

const BioTranslation = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "translation" */ './BioTranslation')).BioTranslation,
  { optional: true },
);

/** Characters of markup; some servers allow thousands. */
const LONG = 1_200;

export function Bio({ user, still }: { user: User; still: boolean }) {
  const [unfolded, setUnfolded] = useState(false);
  const textId = bioTextId(user.id);
  const kept = useAppSelector((state) => selectTranslation(state, textId));
  if (user.bioHtml === '') return null;
  // A bio that was changed since has another version.
  const entry = kept?.editedAt === user.bioHtml ? kept : undefined;
  const shown = entry?.shown && entry.done ? entry.done.html : user.bioHtml;
  const isLong = user.bioHtml.length > LONG;
  return (
    <div>
      <RichText html={shown} emoji={user.emoji} stillEmoji={still} cut={isLong && !unfolded} />
      {isLong && (
        <Button tone="quiet" size="small" onPress={() => setUnfolded(!unfolded)}>
          {unfolded ? (
            <FormattedMessage id="general.show_less" defaultMessage="Show less" />
          ) : (
            <FormattedMessage id="general.show_more" defaultMessage="Show more" />
          )}
        </Button>
      )}
      {'Translator' in globalThis && <BioTranslation user={user} textId={textId} entry={entry} />}
    </div>
  );
}
