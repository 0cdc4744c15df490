/** Asks for the name under which a draft becomes a template. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '@/domain/composer/draft';
import {
  cleanName,
  LONGEST_NAME,
  proposedName,
  templateFields,
  templateTarget,
} from '@/domain/composer/drafts/templates';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectTemplates } from '@/selectors/composer/templates';
import { draftEdited } from '@/slices/composer/drafts';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import styles from './Drafts.module.css';

const messages = defineMessages({
  name: { id: 'drafts.template_name', defaultMessage: 'Template name' },
});

export function NameTemplate({ draft, onSaved }: { draft: Draft; onSaved: () => void }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const [name, setName] = useState(() => proposedName(draft));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const wanted = cleanName(name);
  const isTaken = useAppSelector((state) =>
    selectTemplates(state).some((template) => template.name === wanted),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    dispatch(draftEdited({ target: templateTarget(wanted), change: templateFields(draft) }));
    onSaved();
  };
  return (
    <form className={styles.move} onSubmit={save}>
      <TextField
        label={intl.formatMessage(messages.name)}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        ref={field}
      />
      <Button size="small" type="submit">
        {isTaken ? (
          <FormattedMessage id="drafts.replace_template" defaultMessage="Replace template" />
        ) : (
          <FormattedMessage id="post_status.save" defaultMessage="Save" />
        )}
      </Button>
    </form>
  );
}
