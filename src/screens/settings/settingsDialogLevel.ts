/** Questions of the settings stand above their dialog, wherever that is in the stack. */
export const ABOVE_SETTINGS_DIALOG = 99;
