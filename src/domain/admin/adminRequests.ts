/** What is asked of the server for its administrators; the names are those of the requests. */
export const adminRequests = {
  config: 'admin-config',
  descriptions: 'admin-descriptions',
  push: 'admin-push',
  restart: 'admin-restart',
  frontends: 'admin-frontends',
  emoji: 'admin-emoji',
  emojiPackAction: 'admin-emoji-deed',
  remotePacks: 'admin-remote-packs',
} as const;

/** Installing takes its time, and each goes by itself. */
export const installRequest = (name: string): string => `admin-install ${name}`;
