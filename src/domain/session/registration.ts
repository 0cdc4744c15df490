/**
 * The rules of the registration form. A refused try can use up an invitation, so a form that is
 * certain to be refused is not sent.
 */
import { isPleromaFamily } from './serverFamily';
import type { InstanceConfig } from './instance';
import type { LoginFailure } from './session';

const registrationTexts = ['username', 'fullname', 'email', 'bio', 'birthday', 'reason'] as const;

export type RegistrationText = (typeof registrationTexts)[number];

/** The stored form; without passwords. */
export type RegistrationForm = Record<RegistrationText, string> & {
  /** Language codes for e-mails, most preferred first; empty if not chosen yet. */
  languages: string[];
};

export type RegistrationField = RegistrationText | 'password' | 'confirm' | 'captcha';

export const emptyForm: RegistrationForm = {
  username: '',
  fullname: '',
  email: '',
  bio: '',
  birthday: '',
  reason: '',
  languages: [],
};

export type Captcha =
  | { type: 'none' }
  | {
      type: 'kocaptcha' | 'native';
      /** The picture's address. */
      url: string;
      token: string;
      answerData: string;
      /** How long it is valid; null if the server does not say. */
      secondsValid: number | null;
    };

/** One problem, in the server's words. */
export interface RegistrationProblem {
  /** The server's name for the field. */
  field: string;
  message: string;
}

export type RegistrationFailure =
  | { kind: 'fields'; problems: RegistrationProblem[] }
  | LoginFailure;

/** `ok`: signed in at once. `request_sent`: needs approval, or a confirmed e-mail address. */
export type RegistrationResult = 'ok' | 'request_sent';

/** A minimum age above this cannot be in years. */
const OLDEST = 120;

export interface RegistrationRules {
  emailRequired: boolean;
  reasonRequired: boolean;
  birthdayRequired: boolean;
  /** The latest valid birthday, like `2008-11-21`; null for any. */
  latestBirthday: string | null;
  restrictedNicknames: readonly string[];
  /** The fields that this server accepts. */
  offers: { fullname: boolean; bio: boolean; languages: boolean; birthday: boolean };
}

export function registrationRules(instance: InstanceConfig, now: number): RegistrationRules {
  const { family, birthdayRequired, birthdayMinAge, accountApprovalRequired } = instance;
  const full = isPleromaFamily(instance);
  return {
    // The Mastodon family always sends a confirmation e-mail.
    emailRequired: instance.accountActivationRequired || !full,
    reasonRequired: accountApprovalRequired,
    birthdayRequired,
    latestBirthday: birthdayRequired ? latestBirthday(birthdayMinAge, now) : null,
    restrictedNicknames: instance.restrictedNicknames,
    offers: {
      fullname: full,
      bio: full,
      languages: full,
      birthday: birthdayRequired || (full && family !== 'akkoma'),
    },
  };
}

/**
 * Returns the latest birthday of those who are old enough today. The number is in years if it can
 * be an age; Pleroma counts in days, which makes it too large for that.
 */
export function latestBirthday(minAge: number, now: number): string {
  const day = new Date(now);
  if (minAge > OLDEST) {
    day.setDate(day.getDate() - minAge);
    return isoDay(day);
  }
  const month = day.getMonth();
  day.setFullYear(day.getFullYear() - minAge);
  // No 29th of February that year: uses the day before, as the one after is too late.
  if (day.getMonth() !== month) day.setDate(0);
  return isoDay(day);
}

function isoDay(day: Date): string {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(day.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

export type RegistrationFault =
  | `${'username' | 'fullname' | 'email' | 'password' | 'password_confirmation' | 'birthday' | 'reason' | 'captcha'}_required`
  | 'username_reserved'
  | 'email_invalid'
  | 'password_confirmation_match'
  | 'birthday_min_age';

type RegistrationFaults = Partial<Record<RegistrationField, RegistrationFault>>;

interface Written {
  form: RegistrationForm;
  password: string;
  confirm: string;
  /** Null if the server has no captcha. */
  captchaSolution: string | null;
}

/** Returns the errors by field; none if the form can be sent. */
export function registrationFaults(written: Written, rules: RegistrationRules): RegistrationFaults {
  const { form, password, confirm, captchaSolution } = written;
  const faults: Record<RegistrationField, RegistrationFault | null> = {
    username: usernameFault(form.username.trim(), rules),
    fullname: rules.offers.fullname && !form.fullname.trim() ? 'fullname_required' : null,
    email: emailFault(form.email.trim(), rules),
    bio: null,
    password: password ? null : 'password_required',
    confirm: confirmFault(password, confirm),
    birthday: birthdayFault(form.birthday, rules),
    reason: rules.reasonRequired && !form.reason.trim() ? 'reason_required' : null,
    captcha: captchaSolution?.trim() === '' ? 'captcha_required' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function usernameFault(name: string, rules: RegistrationRules): RegistrationFault | null {
  if (!name) return 'username_required';
  return rules.restrictedNicknames.includes(name.toLowerCase()) ? 'username_reserved' : null;
}

function emailFault(email: string, rules: RegistrationRules): RegistrationFault | null {
  if (!email) return rules.emailRequired ? 'email_required' : null;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : 'email_invalid';
}

function confirmFault(password: string, confirm: string): RegistrationFault | null {
  if (!confirm) return 'password_confirmation_required';
  return confirm === password ? null : 'password_confirmation_match';
}

function birthdayFault(birthday: string, rules: RegistrationRules): RegistrationFault | null {
  if (!rules.birthdayRequired) return null;
  if (!birthday) return 'birthday_required';
  return rules.latestBirthday !== null && birthday > rules.latestBirthday
    ? 'birthday_min_age'
    : null;
}

/** Returns the chosen languages without duplicates. */
export const chosenLanguages = (languages: readonly string[]): string[] => [
  ...new Set(languages.filter((code) => code.trim() !== '')),
];

/** The server's names for our fields, where they differ. */
const fieldNames: Readonly<Record<string, RegistrationField>> = {
  ap_id: 'username',
  nickname: 'username',
  name: 'fullname',
  password_confirmation: 'confirm',
  registration_reason: 'reason',
  date_of_birth: 'birthday',
};

const fields: readonly string[] = [...registrationTexts, 'password', 'confirm', 'captcha'];

/** Returns the form's field of a problem, or null. */
export function fieldOfProblem({ field }: RegistrationProblem): RegistrationField | null {
  if (Object.hasOwn(fieldNames, field)) return fieldNames[field] ?? null;
  return fields.includes(field) ? (field as RegistrationField) : null;
}

/** Returns a problem as a sentence, without the server's unfilled placeholders. */
export function problemSentence({ field, message }: RegistrationProblem): string {
  const name = field === 'ap_id' ? 'username' : field.replaceAll('_', ' ');
  const text = message.replace(/%\{\w+\}/g, '…').trim();
  // A message about a field begins in lower case; others are complete sentences.
  const goesOn = /^\p{Ll}/u.test(text);
  const sentence = `${name}${goesOn ? ' ' : ': '}${text}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** Reads a stored form as far as it is valid. */
export function readForm(kept: unknown): RegistrationForm {
  const known = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const texts = registrationTexts.map((name) => {
    const text = known[name];
    return [name, typeof text === 'string' ? text : ''];
  });
  const { languages } = known;
  return {
    ...emptyForm,
    ...Object.fromEntries(texts),
    languages: Array.isArray(languages)
      ? languages.filter((code): code is string => typeof code === 'string')
      : [],
  };
}

export const isEmptyForm = (form: RegistrationForm): boolean =>
  registrationTexts.every((name) => form[name] === '') && form.languages.every((code) => !code);
