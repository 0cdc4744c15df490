export interface WireParameterError {
  title?: string;
  message?: string;
  source?: { pointer?: string };
}
