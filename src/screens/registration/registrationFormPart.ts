/** What the parts of the form are given. */
import type { ReactNode } from 'react';
import type { RegistrationField, RegistrationRules } from '@/domain/session/registration';

export interface RegistrationFormPart {
  busy: boolean;
  rules: RegistrationRules;
  errorOf: (field: RegistrationField) => ReactNode;
  /** The field was left, or emptied: from now on its faults are told. */
  touch: (field: RegistrationField) => void;
}
