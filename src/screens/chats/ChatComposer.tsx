/**
 * The composer of a chat: a text, an emoji, one file. The draft is kept with its chat until it is
 * sent; the message is shown as sent at once, and its progress is shown beside it.
 */
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { AddMediaButton } from '@/components/composer/uploads/AddMediaButton';
import { OtherTabNotice } from '@/components/composer/drafts/OtherTabNotice';
import { AttachmentList } from '@/components/composer/uploads/AttachmentList';
import { CompletionTextArea } from '@/components/composer/completions/CompletionTextArea';
import { useComposer } from '@/components/composer/ComposerContext';
import { AddEmojiButton } from '@/components/composer/emoji/AddEmojiButton';
import { isEmptyMessage, takesMessages } from '@/domain/talk/chat';
import type { DraftFile } from '@/domain/composer/draft';
import type { Attachment } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectComposer } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { selectHasMissingFiles, selectUploading } from '@/selectors/composer/uploads';
import { messageSent } from '@/slices/talk/chatMessages';
import { IconButton } from '@/ui/buttons/IconButton';
import { SendIcon } from '@/ui/icons/icons';
import { Notice } from '@/ui/feedback/Notice';
import styles from './ChatComposer.module.css';

const TRIGGERS = ['@', ':', '#'] as const;

type Wording = 'form' | 'text' | 'placeholder' | 'send' | 'opening';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  form: { id: 'chats.new_message', defaultMessage: 'New message' },
  text: { id: 'chats.message', defaultMessage: 'Message' },
  placeholder: { id: 'chats.message_user', defaultMessage: 'Message {nickname}' },
  send: { id: 'chats.send', defaultMessage: 'Send' },
  opening: { id: 'chats.opening', defaultMessage: 'Still opening the chat' },
});

type MessageError = 'empty' | 'uploading' | 'notUploaded';

const messageErrors: Record<MessageError, MessageDescriptor> = defineMessages({
  empty: { id: 'chats.empty_message_error', defaultMessage: 'Cannot post empty message' },
  uploading: { id: 'chats.file_uploading', defaultMessage: 'The file is still uploading' },
  notUploaded: { id: 'chats.file_not_uploaded', defaultMessage: "The file wasn't uploaded" },
});

interface Props {
  /** Null until the chat is loaded. */
  chatId: string | null;
  partner: User | undefined;
  onSent: () => void;
}

export function ChatComposer(props: Props) {
  const { partner } = props;
  if (partner && !takesMessages(partner)) {
    return (
      <p className={styles.closed}>
        <FormattedMessage
          id="chats.not_accepting"
          defaultMessage="{name} doesn't accept chat messages."
          values={{ name: <bdi>{partner.name}</bdi> }}
        />
      </p>
    );
  }
  return <Form {...props} />;
}

function Form({ chatId, partner, onSent }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { target, edit, body } = useComposer();
  const { text, files } = useAppSelector((state) => selectDraft(state, target));
  const uploading = useAppSelector((state) => selectUploading(state, target));
  const missing = useAppSelector((state) => selectHasMissingFiles(state, target));
  const choosing = useAppSelector((state) => selectComposer(state, target).pickerOpen ?? false);
  const inOtherTab = useAppSelector((state) => selectEditedInOtherTab(state, target));
  const [pressed, setPressed] = useState(false);

  const attachment = fileOf(files[0]);
  const blockingError = (): MessageError | null => {
    if (uploading) return 'uploading';
    if (missing) return 'notUploaded';
    return isEmptyMessage(text, attachment) ? 'empty' : null;
  };
  const said = pressed ? blockingError() : null;

  const send = () => {
    if (chatId === null || inOtherTab) return;
    setPressed(blockingError() !== null);
    if (blockingError() !== null) return;
    dispatch(messageSent({ chatId, text, attachment }));
    body.current?.focus({ preventScroll: true });
    onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.key !== 'Enter') return;
    if (event.target !== body.current || !sends(event)) return;
    event.preventDefault();
    if (!event.repeat) send();
  };

  return (
    <div role="presentation" className={styles.place} onKeyDown={onKeyDown}>
      <form
        className={styles.form}
        aria-label={intl.formatMessage(messages.form)}
        onSubmit={submit}
      >
        <div className={styles.extras}>
          <OtherTabNotice />
          <AttachmentList />
          {said && (
            <Notice tone="error" onDismiss={() => setPressed(false)}>
              {intl.formatMessage(messageErrors[said])}
            </Notice>
          )}
        </div>
        <div className={styles.line}>
          {!inOtherTab && (
            <>
              <AddMediaButton />
              <AddEmojiButton />
            </>
          )}
          <div className={styles.text}>
            <CompletionTextArea
              field={body}
              triggers={TRIGGERS}
              resting={choosing}
              label={intl.formatMessage(messages.text)}
              labelHidden
              placeholder={
                partner && intl.formatMessage(messages.placeholder, { nickname: partner.name })
              }
              value={text}
              rows={1}
              readOnly={inOtherTab}
              onChange={(next) => {
                setPressed(false);
                edit({ text: next });
              }}
            />
          </div>
          {!inOtherTab && (
            <IconButton
              type="submit"
              label={intl.formatMessage(messages.send)}
              icon={SendIcon}
              mirrored
              disabledReason={chatId === null ? intl.formatMessage(messages.opening) : null}
            />
          )}
        </div>
      </form>
    </div>
  );
}

/** The uploaded file, with the description that was written here. */
function fileOf(file: DraftFile | undefined): Attachment | null {
  if (!file?.attachment) return null;
  const description = file.description.trim() || file.attachment.description;
  return { ...file.attachment, description };
}

/** On touch screens, Enter is the only way to a new line. */
function sends({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return true;
  if (shiftKey || altKey) return false;
  return typeof window.matchMedia !== 'function' || !window.matchMedia('(pointer: coarse)').matches;
}
