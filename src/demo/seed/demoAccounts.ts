/** The accounts that one can sign in with, for trying things out and for browser tests. */

export interface DemoAccount {
  username: string;
  password: string;
  /** The purpose of the account. */
  about: string;
  /** In base 32; only for accounts with a second factor. */
  totpSecret?: string;
  recoveryCodes?: readonly string[];
}

export const demoAccounts = [
  { username: 'alice', password: 'alice-password', about: 'reads much, has lists and chats' },
  { username: 'bob', password: 'bob-password', about: "alice's friend" },
  { username: 'carol', password: 'carol-password', about: 'locked, with follow requests' },
  { username: 'admin', password: 'admin-password', about: 'administrator' },
  { username: 'mod', password: 'mod-password', about: 'moderator' },
  {
    username: 'tina',
    password: 'tina-password',
    about: 'second factor on',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    recoveryCodes: [
      'recovery-code-01',
      'recovery-code-02',
      'recovery-code-03',
      'recovery-code-04',
      'recovery-code-05',
    ],
  },
  { username: 'newbie', password: 'newbie-password', about: 'new: follows nobody, empty home' },
  { username: 'rita', password: 'rita-password', about: 'must reset the password' },
  { username: 'dora', password: 'dora-password', about: 'deactivated' },
  { username: 'uma', password: 'uma-password', about: 'e-mail not confirmed' },
] as const satisfies readonly DemoAccount[];

export type DemoUsername = (typeof demoAccounts)[number]['username'];
