/** True where commands are given with Command instead of Control. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
