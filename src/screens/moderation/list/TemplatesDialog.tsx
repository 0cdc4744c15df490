/**
 * The templates for one kind of reader: their texts, which are kept as they are typed, and whether
 * those that come with the program are offered. Own ones are added and deleted here, too.
 */
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import {
  fieldsOfChange,
  targetOfBuiltIn,
  type AnswerReader,
  type TemplateChange,
} from '@/domain/composer/drafts/answerTemplates';
import {
  cleanName,
  LONGEST_NAME,
  MOST_TEMPLATES,
  templateTarget,
} from '@/domain/composer/drafts/templates';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { messages } from '@/screens/moderation/messages';
import { selectTemplates, type Template } from '@/selectors/composer/templates';
import { draftDiscarded, draftEdited } from '@/slices/composer/drafts';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Checkbox } from '@/ui/fields/Checkbox';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { useBuiltInTemplates, type AnswerTemplate } from './useBuiltInTemplates';
import styles from './Templates.module.css';

const words = defineMessages({
  shown: { id: 'moderation.template_shown', defaultMessage: 'Show in the menu' },
  name: { id: 'drafts.template_name', defaultMessage: 'Template name' },
  text: { id: 'announcements.text_prompt', defaultMessage: 'Text' },
});

interface Props {
  to: AnswerReader;
  onClose: () => void;
}

export function TemplatesDialog({ to, onClose }: Props) {
  const { formatMessage } = useIntl();
  const builtIn = useBuiltInTemplates(to);
  const own = useAppSelector(selectTemplates);
  return (
    <Dialog title={formatMessage(messages.templates)} onClose={onClose}>
      <div className={styles.templates}>
        {builtIn.map((template) => (
          <BuiltIn key={template.id} {...template} />
        ))}
        {own.map((template) => (
          <Own key={template.name} {...template} />
        ))}
        {own.length < MOST_TEMPLATES && <NewTemplate />}
      </div>
    </Dialog>
  );
}

function BuiltIn({ id, name, text, change }: AnswerTemplate) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const save = (changes: Partial<TemplateChange>) =>
    dispatch(
      draftEdited({
        target: targetOfBuiltIn(id),
        change: fieldsOfChange({ ...change, ...changes }),
      }),
    );
  return (
    <section className={styles.template} aria-label={name}>
      <TextArea label={name} value={text} onChange={(value) => save({ text: value })} />
      <div className={styles.buttons}>
        <Checkbox
          label={formatMessage(words.shown)}
          checked={!change.hidden}
          onChange={(shown) => save({ hidden: !shown })}
        />
        {change.text !== null && (
          <Button size="small" tone="quiet" onPress={() => save({ text: null })}>
            <FormattedMessage id="settings.style.reset" defaultMessage="Reset" />
          </Button>
        )}
      </div>
    </section>
  );
}

function Own({ name, draft }: Template) {
  const dispatch = useAppDispatch();
  const target = templateTarget(name);
  return (
    <section className={styles.template} aria-label={name}>
      <TextArea
        label={name}
        value={draft.text}
        onChange={(text) => dispatch(draftEdited({ target, change: { text } }))}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          tone="quiet"
          onPress={() => dispatch(draftDiscarded({ target, draft }))}
        >
          <FormattedMessage id="drafts.delete_template" defaultMessage="Delete template" />
        </Button>
      </div>
    </section>
  );
}

function NewTemplate() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const wanted = cleanName(name);
  const add = (event: FormEvent) => {
    event.preventDefault();
    // The field may be part of a form.
    event.stopPropagation();
    if (wanted === '' || text.trim() === '') return;
    dispatch(draftEdited({ target: templateTarget(wanted), change: { text: text.trim() } }));
    setName('');
    setText('');
  };
  return (
    <form className={styles.template} onSubmit={add}>
      <TextField
        label={formatMessage(words.name)}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
      />
      <TextArea label={formatMessage(words.text)} value={text} onChange={setText} />
      <div className={styles.buttons}>
        <Button size="small" type="submit">
          <FormattedMessage id="admin_dash.emoji.add_file" defaultMessage="Add" />
        </Button>
      </div>
    </form>
  );
}
