/** The profile fields; those whose page links back are marked as verified. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { RichText } from '@/components/statuses/text/RichText';
import type { ProfileField, User } from '@/domain/people/user';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { VerifiedIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './ProfileFields.module.css';

const messages: Record<'verified', MessageDescriptor> = defineMessages({
  verified: {
    id: 'user_profile.field_verified',
    defaultMessage: 'Link verified on {date}',
  },
});

/** Most people have at most four; the others are behind a button. */
const SHOWN = 8;

export function ProfileFields({ user, still }: { user: User; still: boolean }) {
  const [all, setAll] = useState(false);
  const { fields } = user;
  if (fields.length === 0) return null;
  const shown = all ? fields : fields.slice(0, SHOWN);
  return (
    <div>
      <dl className={styles.fields}>
        {shown.map((field, at) => (
          <div key={at} className={styles.field} data-verified={field.verifiedAt !== null}>
            <dt dir="auto">
              <EmojiText text={field.name} emoji={user.emoji} still={still} />
            </dt>
            <dd>
              <Verified field={field} />
              <RichText html={field.html} emoji={user.emoji} stillEmoji={still} />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < fields.length && (
        <Button tone="quiet" size="small" onPress={() => setAll(true)}>
          <FormattedMessage
            id="user_profile.all_fields"
            defaultMessage="Show all {count, number} fields"
            values={{ count: fields.length }}
          />
        </Button>
      )}
    </div>
  );
}

function Verified({ field: { verifiedAt } }: { field: ProfileField }) {
  const intl = useIntl();
  if (verifiedAt === null) return null;
  const date = intl.formatDate(verifiedAt, { dateStyle: 'medium' });
  const text = intl.formatMessage(messages.verified, { date });
  return (
    <span className={styles.verified} {...tooltipProps(text)}>
      <Icon node={VerifiedIcon} role="img" aria-label={text} />
    </span>
  );
}
