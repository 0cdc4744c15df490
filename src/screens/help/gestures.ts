/** The touch gestures of the client, each in one sentence. */
import { defineMessages } from 'react-intl';

export const gestures = defineMessages({
  drawers: {
    id: 'help.gesture_drawers',
    defaultMessage:
      'On a phone, swipe across the page to open the menu or notifications, and swipe back to close them.',
  },
  tabs: {
    id: 'help.gesture_tabs',
    defaultMessage: 'Swipe across a page with tabs for the next or previous tab.',
  },
  pull: {
    id: 'help.gesture_pull',
    defaultMessage: 'Pull down at the top of a timeline or your notifications to refresh.',
  },
  hold: {
    id: 'help.gesture_hold',
    defaultMessage: 'Touch and hold the buttons below a post to open its menu.',
  },
  person: {
    id: 'help.gesture_person',
    defaultMessage: 'Touch and hold a name or an avatar to see more about the person.',
  },
  reaction: {
    id: 'help.gesture_reaction',
    defaultMessage: 'Touch and hold a reaction to see who reacted.',
  },
  viewer: {
    id: 'help.gesture_viewer',
    defaultMessage:
      'In the media viewer, swipe for the next or previous file. Tap beside it to close.',
  },
  zoom: {
    id: 'help.gesture_zoom',
    defaultMessage: 'Pinch or double-tap a picture to zoom, then drag to look around.',
  },
});

export type GestureName = keyof typeof gestures;
