/** Chooses the hashtags of one's own profile: by name, or among those that one uses most. */
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FEATURED_TAG_CHANGE, type FeaturedTag } from '@/domain/discovery/tags';
import { readTags } from '@/domain/timelines/tagTimeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectTagSuggestions } from '@/selectors/discovery/featuredTags';
import { selectRequest } from '@/selectors/engine/requests';
import { tagFeatureRequested, tagUnfeatureRequested } from '@/slices/discovery/featuredTags';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { TextField } from '@/ui/fields/TextField';
import { DeleteIcon } from '@/ui/icons/icons';
import styles from './FeaturedTags.module.css';

const messages: Record<'add' | 'remove' | 'empty', MessageDescriptor> = defineMessages({
  add: { id: 'tags.feature', defaultMessage: 'Add a hashtag to your profile' },
  remove: { id: 'tags.remove', defaultMessage: 'Remove “{what}”' },
  empty: { id: 'tags.feature_empty', defaultMessage: 'Enter a hashtag' },
});

export function FeatureTagForm({ userId }: { userId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const suggested = useAppSelector((state) => selectTagSuggestions(state, userId));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, FEATURED_TAG_CHANGE));
  const [name] = readTags(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === undefined) return;
    dispatch(tagFeatureRequested({ userId, name }));
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={intl.formatMessage(messages.add)}
        value={typed}
        autoCapitalize="none"
        spellCheck={false}
        error={reason ?? undefined}
        onChange={setTyped}
      />
      <div className={styles.suggestions}>
        <Button
          type="submit"
          size="small"
          tone="primary"
          busy={busy}
          disabledReason={name === undefined ? intl.formatMessage(messages.empty) : null}
        >
          <FormattedMessage id="admin_dash.emoji.add_file" defaultMessage="Add" />
        </Button>
        {suggested.length > 0 && (
          <FormattedMessage id="tags.you_use" defaultMessage="You often use:" />
        )}
        {suggested.map((one) => (
          <Button
            key={one}
            size="small"
            onPress={() => dispatch(tagFeatureRequested({ userId, name: one }))}
          >
            #{one}
          </Button>
        ))}
      </div>
    </form>
  );
}

export function RemoveTagButton({ userId, tag }: { userId: string; tag: FeaturedTag }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <IconButton
      icon={DeleteIcon}
      label={intl.formatMessage(messages.remove, { what: `#${tag.name}` })}
      onPress={() => dispatch(tagUnfeatureRequested({ userId, id: tag.id }))}
    />
  );
}
