/** The bodies of refusals. */
export interface WireError {
  /** Mostly a text; sometimes JSON inside of a text, sometimes a number. */
  error?: string | number;
  identifier?: string;
  error_description?: string;
  /** A list for parameters that are wrong, an object with `detail` for unknown paths and crashes. */
  errors?: WireParameterError[] | { detail?: string };
  details?: Record<string, { error: string; description?: string }[]>;
}

export interface WireParameterError {
  title?: string;
  message?: string;
  source?: { pointer?: string };
}
