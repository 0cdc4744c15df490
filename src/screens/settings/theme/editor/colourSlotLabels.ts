/** The labels of colour slots and of the parts of the page they belong to. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SlotGroup, SlotRole } from '@/domain/settings/theme/colourSlotGroups';

export const slotGroupLabels: Record<SlotGroup, MessageDescriptor> = defineMessages({
  page: { id: 'settings.style.slots.page', defaultMessage: 'Page' },
  posts: { id: 'settings.style.slots.posts', defaultMessage: 'Posts and polls' },
  signals: { id: 'settings.style.slots.signals', defaultMessage: 'Signal colours' },
  foreground: { id: 'settings.style.slots.foreground', defaultMessage: 'Foreground' },
  panel: {
    id: 'settings.style.advanced_colors.panel_header',
    defaultMessage: 'Panel headers',
  },
  topBar: { id: 'settings.style.advanced_colors.top_bar', defaultMessage: 'Top bar' },
  highlight: { id: 'settings.style.advanced_colors.highlight', defaultMessage: 'Highlighted' },
  popover: { id: 'settings.style.advanced_colors.popover', defaultMessage: 'Menus and dialogs' },
  selectedPost: {
    id: 'settings.style.advanced_colors.selectedPost',
    defaultMessage: 'Selected post',
  },
  selectedMenu: {
    id: 'settings.style.advanced_colors.selectedMenu',
    defaultMessage: 'Selected menu item',
  },
  selectedMenuPopover: {
    id: 'settings.style.slots.selected_in_popover',
    defaultMessage: 'Selected item in a floating menu',
  },
  buttons: { id: 'settings.style.advanced_colors.buttons', defaultMessage: 'Buttons' },
  buttonsPressed: {
    id: 'settings.style.advanced_colors.pressed',
    defaultMessage: 'Pressed buttons',
  },
  buttonsToggled: {
    id: 'settings.style.advanced_colors.toggled',
    defaultMessage: 'Toggled buttons',
  },
  buttonsDisabled: {
    id: 'settings.style.advanced_colors.disabled',
    defaultMessage: 'Disabled buttons',
  },
  tabs: { id: 'settings.style.advanced_colors.tabs', defaultMessage: 'Tabs' },
  fields: { id: 'settings.style.advanced_colors.inputs', defaultMessage: 'Text fields' },
  alertError: { id: 'settings.style.advanced_colors.alert_error', defaultMessage: 'Errors' },
  alertWarning: { id: 'settings.style.advanced_colors.alert_warning', defaultMessage: 'Warnings' },
  alertSuccess: { id: 'settings.style.slots.alert_success', defaultMessage: 'Success' },
  alertNeutral: { id: 'settings.style.advanced_colors.alert_neutral', defaultMessage: 'Notices' },
  badges: { id: 'settings.style.advanced_colors.badge', defaultMessage: 'Badges' },
  profile: { id: 'settings.style.slots.profile', defaultMessage: 'Profiles' },
  chat: { id: 'settings.style.advanced_colors.chat._', defaultMessage: 'Chats' },
  chatIncoming: {
    id: 'settings.style.advanced_colors.chat.incoming',
    defaultMessage: 'Messages from others',
  },
  chatOutgoing: {
    id: 'settings.style.advanced_colors.chat.outgoing',
    defaultMessage: 'Your messages',
  },
});

export const slotRoleLabels: Record<SlotRole, MessageDescriptor> = defineMessages({
  accent: { id: 'settings.style.roles.accent', defaultMessage: 'Accent' },
  activeText: { id: 'settings.style.roles.active_text', defaultMessage: 'Text when active' },
  blue: { id: 'settings.style.roles.blue', defaultMessage: 'Blue' },
  border: { id: 'settings.style.roles.border', defaultMessage: 'Borders' },
  cyantext: { id: 'settings.style.roles.cyantext', defaultMessage: 'Cyan text' },
  faintLink: { id: 'settings.style.roles.faint_link', defaultMessage: 'Faint links' },
  faintText: { id: 'settings.style.roles.faint_text', defaultMessage: 'Faint text' },
  green: { id: 'settings.style.roles.green', defaultMessage: 'Green' },
  greentext: { id: 'settings.style.roles.greentext', defaultMessage: 'Green text' },
  ground: { id: 'settings.style.roles.ground', defaultMessage: 'Background' },
  icon: { id: 'settings.style.roles.icon', defaultMessage: 'Icons' },
  lightText: { id: 'settings.style.roles.light_text', defaultMessage: 'Strong text' },
  link: { id: 'settings.style.roles.link', defaultMessage: 'Links' },
  notificationGround: {
    id: 'settings.style.roles.notification_ground',
    defaultMessage: 'Notification badge background',
  },
  notificationText: {
    id: 'settings.style.roles.notification_text',
    defaultMessage: 'Notification badge text',
  },
  orange: { id: 'settings.style.roles.orange', defaultMessage: 'Orange' },
  panelGround: {
    id: 'settings.style.roles.panel_ground',
    defaultMessage: 'Background in panel headers',
  },
  panelText: {
    id: 'settings.style.roles.panel_text',
    defaultMessage: 'Text in panel headers',
  },
  pollBar: { id: 'settings.style.roles.poll_bar', defaultMessage: 'Poll bars' },
  pollText: { id: 'settings.style.roles.poll_text', defaultMessage: 'Text on poll bars' },
  popupGround: {
    id: 'settings.style.roles.popup_ground',
    defaultMessage: 'Background when floating',
  },
  popupText: { id: 'settings.style.roles.popup_text', defaultMessage: 'Text when floating' },
  postFaintLink: {
    id: 'settings.style.roles.post_faint_link',
    defaultMessage: 'Faint links in posts',
  },
  postLink: { id: 'settings.style.roles.post_link', defaultMessage: 'Links in posts' },
  red: { id: 'settings.style.roles.red', defaultMessage: 'Red' },
  text: { id: 'settings.style.roles.text', defaultMessage: 'Text' },
  tint: { id: 'settings.style.roles.tint', defaultMessage: 'Tint over the banner' },
  topBarGround: {
    id: 'settings.style.roles.top_bar_ground',
    defaultMessage: 'Background in the top bar',
  },
  topBarText: { id: 'settings.style.roles.top_bar_text', defaultMessage: 'Text in the top bar' },
  underlay: {
    id: 'settings.style.roles.underlay',
    defaultMessage: 'Background overlay',
  },
  wallpaper: { id: 'settings.style.roles.wallpaper', defaultMessage: 'Page background' },
});
