/** Signing up. */
export interface WireCaptcha {
  type?: string;
  /** An address, or the picture itself. */
  url?: string;
  token?: string;
  answer_data?: string;
  seconds_valid?: number;
  /** In place of all others. */
  error?: string;
}

/** A token, or else a message about what is still missing. */
export interface WireRegistered {
  access_token?: string;
  message?: string;
  identifier?: string;
}
