/**
 * The texts of notices about the page and its connection, by key. They are loaded with the first
 * view's companions: what they tell of may keep other code from being loaded.
 */
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const pageNoticeTexts: Readonly<Record<string, MessageDescriptor | undefined>> =
  defineMessages({
    'errors.chunk_failed': {
      id: 'errors.chunk_failed',
      defaultMessage: "Couldn't load part of this page. It may have just been updated.",
    },
    'updates.ready': { id: 'updates.ready', defaultMessage: 'A new version is ready' },
    'updates.still_lost': {
      id: 'updates.still_lost',
      defaultMessage: "Part of this page is missing on the server. Reloading didn't help.",
    },
    'errors.server_back': { id: 'errors.server_back', defaultMessage: 'The server is back' },
    'errors.server_unreachable': {
      id: 'errors.server_unreachable',
      defaultMessage: "The server isn't responding. This page will update when it's back.",
    },
    'login.session_ended': {
      id: 'login.session_ended',
      defaultMessage: 'Your session has expired. Log in again.',
    },
    'timeline.socket_broke': {
      id: 'timeline.socket_broke',
      defaultMessage: 'Realtime connection lost: CloseEvent code {code}',
    },
    'timeline.socket_reconnected': {
      id: 'timeline.socket_reconnected',
      defaultMessage: 'Realtime connection restored',
    },
  });
