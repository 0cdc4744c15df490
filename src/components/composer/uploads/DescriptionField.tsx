/**
 * The description of a file: one line that is shown on as many as it needs. Enter neither sends the
 * post nor breaks the line.
 */
import type { KeyboardEvent, Ref } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { DraftFile } from '@/domain/composer/draft';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectUploads } from '@/selectors/composer/uploads';
import { TextArea } from '@/ui/fields/TextArea';
import styles from './Attachment.module.css';

type Wording = 'description' | 'placeholder';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  description: { id: 'post_status.media_description', defaultMessage: 'Media description' },
  placeholder: {
    id: 'post_status.media_description_hint',
    defaultMessage: "Describe this for people who can't see or hear it",
  },
});

interface Props {
  file: DraftFile;
  rows: number;
  maxRows: number;
  readOnly: boolean;
  labelHidden: boolean;
  onChange: (description: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function DescriptionField({ file, onChange, ...field }: Props) {
  const intl = useIntl();
  const limit = useInstance('descriptionLimit');
  const recalled = useAppSelector((state) => selectUploads(state).recalled[file.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  return (
    <>
      <TextArea
        {...field}
        label={intl.formatMessage(messages.description)}
        placeholder={intl.formatMessage(messages.placeholder)}
        value={file.description}
        maxLength={limit}
        onKeyDown={onKeyDown}
        onChange={(text) => onChange(text.replaceAll(/\s*\n\s*/g, ' '))}
      />
      {recalled !== undefined && recalled === file.description && (
        <p className={styles.recalled} role="status">
          <FormattedMessage
            id="upload.recalled"
            defaultMessage="Description from the last time you sent this file"
          />
        </p>
      )}
    </>
  );
}
