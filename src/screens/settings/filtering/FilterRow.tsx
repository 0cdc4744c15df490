/** One filter: its keywords, action, contexts, expiry, and its effect on the home timeline. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Filter } from '@/domain/timelines/filter';
import { useAppSelector } from '@/hooks/store';
import { selectFilterOver, selectFilterPending } from '@/selectors/timelines/filters';
import { Confirm } from '@/ui/dialog/Confirm';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon, EditIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import { FilterEffectHint } from './FilterEffectHint';
import styles from './Filtering.module.css';
import { useRuleEffect } from './useRuleEffect';
import { filterActionLabels, filterContextLabels } from './filterLabels';

type Wording = 'edit' | 'remove' | 'question' | 'accept';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  edit: { id: 'settings.edit_filter', defaultMessage: 'Edit filter “{title}”' },
  remove: { id: 'settings.delete_filter', defaultMessage: 'Delete filter “{title}”' },
  question: {
    id: 'settings.delete_filter_confirm',
    defaultMessage: 'Delete the filter “{title}”?',
  },
  accept: { id: 'settings.delete_filter_accept', defaultMessage: 'Delete' },
});

interface Props {
  filter: Filter;
  onEdit: () => void;
  onDelete: () => void;
}

export function FilterRow({ filter, onEdit, onDelete }: Props) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const isOver = useAppSelector((state) => selectFilterOver(state, filter));
  const pending = useAppSelector((state) => selectFilterPending(state, filter.id));
  const { title, keywords, contexts, action, expiresAt } = filter;
  const phrases = keywords.map(({ phrase }) => phrase).filter((phrase) => phrase !== title);
  const accept = () => {
    setAsks(false);
    onDelete();
  };
  return (
    <li className={styles.filter} aria-busy={pending}>
      <div>
        <bdi className={styles.name}>{title}</bdi>
        {phrases.length > 0 && (
          <div className={styles.facts} dir="auto">
            {intl.formatList(phrases, { type: 'unit' })}
          </div>
        )}
        <div className={styles.facts}>
          {intl.formatMessage(filterActionLabels[action])}
          {' · '}
          {intl.formatList(
            contexts.map((context) => intl.formatMessage(filterContextLabels[context])),
            { type: 'unit' },
          )}
          {expiresAt !== null && (
            <>
              {' · '}
              {isOver ? (
                <FormattedMessage
                  id="settings.filter_over"
                  defaultMessage="expired {when}"
                  values={{ when: <RelativeTime date={expiresAt} form="long" /> }}
                />
              ) : (
                <FormattedMessage
                  id="settings.filter_until"
                  defaultMessage="expires {when}"
                  values={{ when: <RelativeTime date={expiresAt} form="long" /> }}
                />
              )}
            </>
          )}
        </div>
        <FilterEffect filter={filter} inForce={!isOver} />
      </div>
      <div>
        <IconButton
          label={intl.formatMessage(messages.edit, { title })}
          icon={EditIcon}
          onPress={onEdit}
        />
        <IconButton
          label={intl.formatMessage(messages.remove, { title })}
          icon={DeleteIcon}
          onPress={() => setAsks(true)}
        />
      </div>
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question, { title })}
          accept={intl.formatMessage(messages.accept)}
          tone="danger"
          level={ABOVE_SETTINGS_DIALOG}
          onAccept={accept}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}

interface EffectProps {
  filter: Filter;
  inForce: boolean;
  live?: boolean;
}

/** Compares with the home timeline without any of the server's filters. */
export function FilterEffect({ filter, inForce, live }: EffectProps) {
  const effect = useRuleEffect({
    without: { filters: [{ ...filter, contexts: [], isNews: true }] },
    with: { filters: [{ ...filter, isNews: true }] },
  });
  return <FilterEffectHint effect={effect} inForce={inForce} of={filter.title} live={live} />;
}
