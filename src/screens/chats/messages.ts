/** Texts that several parts of the chat screens share. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { MediaKind } from '@/domain/statuses/status';

type Wording = 'chats' | 'new' | 'newChat' | 'log' | 'delete' | 'deleteMessage';

export const messages: Record<Wording | MediaKind, MessageDescriptor> = defineMessages({
  chats: { id: 'nav.chats', defaultMessage: 'Chats' },
  new: { id: 'chats.new', defaultMessage: 'New' },
  newChat: { id: 'chats.new_chat', defaultMessage: 'New chat' },
  log: { id: 'chats.messages_with', defaultMessage: 'Messages with {name}' },
  delete: { id: 'chats.delete', defaultMessage: 'Delete' },
  deleteMessage: { id: 'chats.delete_message', defaultMessage: 'Delete message' },
  image: { id: 'file_type.image', defaultMessage: 'Image' },
  video: { id: 'file_type.video', defaultMessage: 'Video' },
  audio: { id: 'file_type.audio', defaultMessage: 'Audio' },
  flash: { id: 'general.flash_content', defaultMessage: 'Flash content' },
  unknown: { id: 'file_type.file', defaultMessage: 'File' },
});
