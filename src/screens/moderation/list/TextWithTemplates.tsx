/**
 * A field for words to a reporter, to an account or to other moderators. The reader's own templates,
 * which the composer keeps, can begin or continue them.
 */
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { messages } from '@/screens/moderation/messages';
import { selectTemplates } from '@/selectors/composer/templates';
import { TextArea } from '@/ui/fields/TextArea';
import { ActionMenu } from './ActionMenu';

const joined = (text: string, template: string): string =>
  [text.trimEnd(), template].filter((part) => part !== '').join('\n\n');

export function TextWithTemplates(props: ComponentProps<typeof TextArea>) {
  const { formatMessage } = useIntl();
  const templates = useAppSelector(selectTemplates);
  const { value, onChange } = props;
  return (
    <>
      <TextArea {...props} />
      <ActionMenu
        label={formatMessage(messages.templates)}
        entries={templates
          .filter(({ draft }) => draft.text !== '')
          .map(({ name, draft }) => ({ label: name, action: draft.text }))}
        onChoose={({ action }) => onChange(joined(value, action))}
      />
    </>
  );
}
