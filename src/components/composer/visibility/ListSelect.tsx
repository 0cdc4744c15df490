/** Selects the list whose members are to read the post. */
import { defineMessages, useIntl } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAppSelector } from '@/hooks/store';
import { selectAudienceLists } from '@/selectors/composer/audience';
import { selectDraft } from '@/selectors/composer/drafts';
import { Select } from '@/ui/fields/Select';

const messages = defineMessages({
  list: { id: 'general.scope_in_timeline.list', defaultMessage: 'List members' },
});

export function ListSelect({ disabled }: { disabled: boolean }) {
  const intl = useIntl();
  const { target, edit } = useComposer();
  const lists = useAppSelector(selectAudienceLists);
  const listId = useAppSelector((state) => selectDraft(state, target).listId);
  const isKnown = lists.some(({ id }) => id === listId);
  return (
    <Select
      label={intl.formatMessage(messages.list)}
      labelHidden
      // A list that is gone is shown as no choice.
      options={[
        ...(isKnown ? [] : [{ value: '', label: '–' }]),
        ...lists.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      value={isKnown && listId !== null ? listId : ''}
      onChange={(id) => edit({ listId: id === '' ? null : id })}
      disabled={disabled}
    />
  );
}
