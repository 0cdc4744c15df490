/**
 * Servers report an invalid field in this form, which lets a form show the error beside its field.
 */
export interface WireParameterError {
  title?: string;
  message?: string;
  source?: { pointer?: string };
}
