/** Signing up. */
export interface WireCaptcha {
  type?: string;
  /** An address, or the picture itself. */
  url?: string;
  token?: string;
  answer_data?: string;
  seconds_valid?: number;
  /** Replaces all other fields. */
  error?: string;
}

/** A token, or else a message about the missing step. */
export interface WireRegistered {
  access_token?: string;
  message?: string;
  identifier?: string;
}
