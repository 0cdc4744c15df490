/** The props of the parts of the form. */
import type { ReactNode } from 'react';
import type { RegistrationField, RegistrationRules } from '@/domain/session/registration';

export interface RegistrationFormPart {
  busy: boolean;
  rules: RegistrationRules;
  errorOf: (field: RegistrationField) => ReactNode;
  /** Shows the errors of a field from now on: it lost the focus or was emptied. */
  touch: (field: RegistrationField) => void;
}
