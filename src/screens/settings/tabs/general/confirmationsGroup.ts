/** The group "Ask before" of the tab "General": confirmations, or Undo afterwards. */
import { defineMessage, defineMessages } from 'react-intl';
import { signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const confirmationsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.confirm_dialogs', defaultMessage: 'Ask before' }),
  rows: [
    {
      name: 'modalOnRepeat',
      label: defineMessage({
        id: 'settings.confirm_dialogs_repeat',
        defaultMessage: 'Repeating a post',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnUnfollow',
      label: defineMessage({
        id: 'settings.confirm_dialogs_unfollow',
        defaultMessage: 'Unfollowing someone',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnBlock',
      label: defineMessage({
        id: 'settings.confirm_dialogs_block',
        defaultMessage: 'Blocking someone',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnMute',
      label: defineMessage({
        id: 'settings.confirm_dialogs_mute',
        defaultMessage: 'Muting someone',
      }),
      hint: defineMessage({
        id: 'settings.confirm_dialogs_mute_hint',
        defaultMessage: 'Also lets you choose for how long.',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnMuteConversation',
      label: defineMessage({
        id: 'settings.confirm_dialogs_mute_conversation',
        defaultMessage: 'Muting a conversation',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnMuteDomain',
      label: defineMessage({
        id: 'settings.confirm_dialogs_mute_domain',
        defaultMessage: 'Muting a server',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnDelete',
      label: defineMessage({
        id: 'settings.confirm_dialogs_delete',
        defaultMessage: 'Deleting a post',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnLogout',
      label: defineMessage({
        id: 'settings.confirm_dialogs_logout',
        defaultMessage: 'Logging out',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnApproveFollow',
      label: defineMessage({
        id: 'settings.confirm_dialogs_approve_follow',
        defaultMessage: 'Approving a follow request',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnDenyFollow',
      label: defineMessage({
        id: 'settings.confirm_dialogs_deny_follow',
        defaultMessage: 'Denying a follow request',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnRemoveUserFromFollowers',
      label: defineMessage({
        id: 'settings.confirm_dialogs_remove_follower',
        defaultMessage: 'Removing a follower',
      }),
      when: signedIn,
    },
    {
      name: 'undoNotices',
      label: defineMessage({
        id: 'settings.undo_notices',
        defaultMessage: 'Otherwise, offer Undo',
      }),
      hint: defineMessage({
        id: 'settings.undo_notices_hint',
        defaultMessage: 'For 10 seconds, if the server can undo it. You can also press Z.',
      }),
      options: defineMessages({
        off: { id: 'settings.undo_notices_off', defaultMessage: 'Never' },
        lasting: {
          id: 'settings.undo_notices_lasting',
          defaultMessage: 'After unfollowing, muting, blocking and bookmarking',
        },
        all: {
          id: 'settings.undo_notices_all',
          defaultMessage: 'Also after repeating and removing a favourite or bookmark',
        },
      }),
      when: signedIn,
    },
  ],
};
