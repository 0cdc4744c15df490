/** The keys of administrators' requests in `requests`. */
export const adminRequests = {
  config: 'admin-config',
  descriptions: 'admin-descriptions',
  push: 'admin-push',
  restart: 'admin-restart',
  rebootNeed: 'admin-reboot-need',
  frontends: 'admin-frontends',
  emoji: 'admin-emoji',
  emojiPackAction: 'admin-emoji-deed',
  remotePacks: 'admin-remote-packs',
} as const;

/** Front-ends are installed one request each, as it takes long. */
export const installRequest = (name: string): string => `admin-install ${name}`;
