/** Confirmations in the settings are above their dialog, wherever that is in the stack. */
export const ABOVE_SETTINGS_DIALOG = 99;
