/** The preview of an import: the number of entries, and the first of them. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { TransferKind } from '@/domain/settings/dataTransfer';
import { Confirm } from '@/ui/dialog/Confirm';
import { Notice } from '@/ui/feedback/Notice';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';

const SHOWN = 5;

const deeds: Record<TransferKind, MessageDescriptor> = defineMessages({
  follows: { id: 'user_card.follow', defaultMessage: 'Follow' },
  blocks: { id: 'user_card.block', defaultMessage: 'Block' },
  mutes: { id: 'user_card.mute', defaultMessage: 'Mute' },
});

interface Props {
  kind: TransferKind;
  question: string;
  people: readonly string[];
  onAnswer: (wanted: boolean) => void;
}

export function ImportQuestion({ kind, question, people, onAnswer }: Props) {
  const intl = useIntl();
  const count = (
    <FormattedMessage
      id="lists.people_found"
      defaultMessage="{count, plural, =0 {No people found} one {# person found} other {# people found}}"
      values={{ count: people.length }}
    />
  );
  if (people.length === 0) {
    return (
      <Notice tone="warning" onDismiss={() => onAnswer(false)}>
        {count}
      </Notice>
    );
  }
  return (
    <Confirm
      question={question}
      accept={intl.formatMessage(deeds[kind])}
      tone={kind === 'follows' ? 'primary' : 'danger'}
      level={ABOVE_SETTINGS_DIALOG}
      onAccept={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{count}</p>
      <ul>
        {people.slice(0, SHOWN).map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {people.length > SHOWN && (
          <li>
            <FormattedMessage
              id="status.plus_more"
              defaultMessage="+{number} more"
              values={{ number: people.length - SHOWN }}
            />
          </li>
        )}
      </ul>
    </Confirm>
  );
}
