/** The bodies of refusals. */
export interface WireError {
  /** Usually a text; sometimes JSON inside a string, or a number. */
  error?: string | number;
  identifier?: string;
  error_description?: string;
  /** A list for invalid parameters, an object with `detail` for unknown paths and crashes. */
  errors?: WireParameterError[] | { detail?: string };
  details?: Record<string, { error: string; description?: string }[]>;
}

export interface WireParameterError {
  title?: string;
  message?: string;
  source?: { pointer?: string };
}
