/** The group "Ask before I …" of the tab "General": confirmations. */
import { defineMessage } from 'react-intl';
import { signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const confirmationsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.confirm_dialogs', defaultMessage: 'Ask before I …' }),
  rows: [
    {
      name: 'modalOnRepeat',
      label: defineMessage({
        id: 'settings.confirm_dialogs_repeat',
        defaultMessage: 'Repeat a post',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnUnfollow',
      label: defineMessage({
        id: 'settings.confirm_dialogs_unfollow',
        defaultMessage: 'Unfollow somebody',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnBlock',
      label: defineMessage({
        id: 'settings.confirm_dialogs_block',
        defaultMessage: 'Block somebody',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnMute',
      label: defineMessage({
        id: 'settings.confirm_dialogs_mute',
        defaultMessage: 'Mute somebody',
      }),
      hint: defineMessage({
        id: 'settings.confirm_dialogs_mute_hint',
        defaultMessage: 'Also asks for how long.',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnMuteConversation',
      label: defineMessage({
        id: 'settings.confirm_dialogs_mute_conversation',
        defaultMessage: 'Mute a conversation',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnMuteDomain',
      label: defineMessage({
        id: 'settings.confirm_dialogs_mute_domain',
        defaultMessage: 'Mute a whole server',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnDelete',
      label: defineMessage({
        id: 'settings.confirm_dialogs_delete',
        defaultMessage: 'Delete a post',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnLogout',
      label: defineMessage({ id: 'settings.confirm_dialogs_logout', defaultMessage: 'Log out' }),
      when: signedIn,
    },
    {
      name: 'modalOnApproveFollow',
      label: defineMessage({
        id: 'settings.confirm_dialogs_approve_follow',
        defaultMessage: 'Approve a follow request',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnDenyFollow',
      label: defineMessage({
        id: 'settings.confirm_dialogs_deny_follow',
        defaultMessage: 'Deny a follow request',
      }),
      when: signedIn,
    },
    {
      name: 'modalOnRemoveUserFromFollowers',
      label: defineMessage({
        id: 'settings.confirm_dialogs_remove_follower',
        defaultMessage: 'Remove a follower',
      }),
      when: signedIn,
    },
  ],
};
