/**
 * A field for words to a reporter, to an account or to other moderators. Templates can begin or
 * continue them: those that come with the program, and the reader's own, which the composer keeps.
 */
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { AnswerReader } from '@/domain/composer/drafts/answerTemplates';
import { useAppSelector } from '@/hooks/store';
import { messages } from '@/screens/moderation/messages';
import { selectTemplates } from '@/selectors/composer/templates';
import { TextArea } from '@/ui/fields/TextArea';
import { ActionMenu } from './ActionMenu';
import { TemplatesDialog } from './TemplatesDialog';
import { useBuiltInTemplates } from './useBuiltInTemplates';

interface Props extends ComponentProps<typeof TextArea> {
  /** The reader of the text. */
  to: AnswerReader;
}

const joined = (text: string, template: string): string =>
  [text.trimEnd(), template].filter((part) => part !== '').join('\n\n');

export function TextWithTemplates({ to, ...field }: Props) {
  const { formatMessage } = useIntl();
  const own = useAppSelector(selectTemplates);
  const builtIn = useBuiltInTemplates(to);
  const [editing, edit] = useState(false);
  const { value, onChange } = field;
  const isOwn = (name: string) => own.some((template) => template.name === name);
  const templates = [
    ...builtIn.filter(({ name, change }) => !change.hidden && !isOwn(name)),
    ...own.map(({ name, draft }) => ({ name, text: draft.text })),
  ].filter(({ text }) => text.trim() !== '');
  return (
    <>
      <TextArea {...field} />
      <ActionMenu
        label={formatMessage(messages.templates)}
        entries={[
          ...templates.map(({ name, text }) => ({ label: name, action: text as string | null })),
          { label: formatMessage(messages.editTemplates), action: null },
        ]}
        onChoose={({ action }) => (action === null ? edit(true) : onChange(joined(value, action)))}
      />
      {editing && <TemplatesDialog to={to} onClose={() => edit(false)} />}
    </>
  );
}
