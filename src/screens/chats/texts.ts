/** What several parts of the screens of chats say. */
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
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
