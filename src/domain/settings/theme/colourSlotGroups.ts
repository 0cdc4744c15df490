/** Groups the colour slots for the editor, each with its role in the group. */
import { slots } from './colourSlots';

const inOrder = (names: readonly string[], table: Record<string, string>) =>
  names.flatMap((name): [string, SlotRole][] =>
    Object.entries(table).map(([end, role]) => [name + end, role as SlotRole]),
  );

/** Roles on a surface, by the suffix of the slot's name. */
const surface = {
  '': 'ground',
  Text: 'text',
  LightText: 'lightText',
  FaintText: 'faintText',
  Link: 'link',
  PostLink: 'postLink',
  FaintLink: 'faintLink',
  PostFaintLink: 'postFaintLink',
  Icon: 'icon',
};
const button = {
  '': 'ground',
  Text: 'text',
  Panel: 'panelGround',
  PanelText: 'panelText',
  TopBar: 'topBarGround',
  TopBarText: 'topBarText',
  TopbarText: 'topBarText',
};
const chatSide = { Bg: 'ground', Text: 'text', Link: 'link', Border: 'border' };

const alert = (tone: string): [string, SlotRole][] => [
  ...inOrder([`alert${tone}`], button),
  [`alertPopup${tone}`, 'popupGround'],
  [`alertPopup${tone}Text`, 'popupText'],
];

const table = {
  page: [
    ['bg', 'ground'],
    ['text', 'text'],
    ['lightText', 'lightText'],
    ['faint', 'faintText'],
    ['link', 'link'],
    ['faintLink', 'faintLink'],
    ['accent', 'accent'],
    ['icon', 'icon'],
    ['border', 'border'],
    ['wallpaper', 'wallpaper'],
    ['underlay', 'underlay'],
  ],
  posts: [
    ['postLink', 'link'],
    ['postFaintLink', 'faintLink'],
    ['postGreentext', 'greentext'],
    ['postCyantext', 'cyantext'],
    ['poll', 'pollBar'],
    ['pollText', 'pollText'],
  ],
  signals: [
    ['cRed', 'red'],
    ['cGreen', 'green'],
    ['cBlue', 'blue'],
    ['cOrange', 'orange'],
  ],
  foreground: inOrder(['fg'], surface),
  panel: [...inOrder(['panel'], surface), ['panelFaint', 'faintText']],
  topBar: inOrder(['topBar'], surface),
  highlight: inOrder(['highlight'], surface),
  popover: inOrder(['popover'], surface),
  selectedPost: inOrder(['selectedPost'], surface),
  selectedMenu: inOrder(['selectedMenu'], surface),
  selectedMenuPopover: inOrder(['selectedMenuPopover'], surface),
  buttons: inOrder(['btn'], button),
  buttonsPressed: inOrder(['btnPressed'], button),
  buttonsToggled: inOrder(['btnToggled'], button),
  buttonsDisabled: inOrder(['btnDisabled'], button),
  tabs: [...inOrder(['tab'], button), ['tabActiveText', 'activeText']],
  fields: inOrder(['input'], button),
  alertError: alert('Error'),
  alertWarning: alert('Warning'),
  alertSuccess: alert('Success'),
  alertNeutral: alert('Neutral'),
  badges: [
    ['badgeNotification', 'notificationGround'],
    ['badgeNotificationText', 'notificationText'],
    ['badgeNeutral', 'ground'],
    ['badgeNeutralText', 'text'],
  ],
  profile: [
    ['profileBg', 'ground'],
    ['profileTint', 'tint'],
  ],
  chat: [['chatBg', 'ground']],
  chatIncoming: inOrder(['chatMessageIncoming'], chatSide),
  chatOutgoing: inOrder(['chatMessageOutgoing'], chatSide),
} satisfies Record<string, [string, SlotRole][]>;

export type SlotRole =
  | 'accent'
  | 'activeText'
  | 'blue'
  | 'border'
  | 'cyantext'
  | 'faintLink'
  | 'faintText'
  | 'green'
  | 'greentext'
  | 'ground'
  | 'icon'
  | 'lightText'
  | 'link'
  | 'notificationGround'
  | 'notificationText'
  | 'orange'
  | 'panelGround'
  | 'panelText'
  | 'pollBar'
  | 'pollText'
  | 'popupGround'
  | 'popupText'
  | 'postFaintLink'
  | 'postLink'
  | 'red'
  | 'text'
  | 'tint'
  | 'topBarGround'
  | 'topBarText'
  | 'underlay'
  | 'wallpaper';

export type SlotGroup = keyof typeof table;

interface SlotInGroup {
  slot: string;
  group: SlotGroup;
  role: SlotRole;
}

const places: readonly SlotInGroup[] = (
  Object.entries(table) as [SlotGroup, [string, SlotRole][]][]
).flatMap(([group, list]) =>
  list
    .filter(([slot]) => Object.hasOwn(slots, slot))
    .map(([slot, role]): SlotInGroup => ({ slot, group, role })),
);

export const slotGroups = Object.keys(table) as SlotGroup[];

export const slotsOf = (wanted: SlotGroup): SlotInGroup[] =>
  places.filter(({ group }) => group === wanted);

export const groupOfSlot = (wanted: string): SlotInGroup | undefined =>
  places.find(({ slot }) => slot === wanted);
