/** Shared by all parts of the profile form: values, setters and errors. */
import { useIntl } from 'react-intl';
import type {
  OwnProfile,
  ProfileEdits,
  ProfileText,
  ProfileTexts,
} from '@/domain/settings/ownProfile';
import { profileFaults, profileRules, type ProfileFaults } from '@/domain/settings/profileRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/session/config';
import { selectProfileEditor } from '@/selectors/settings/profileEditor';
import { profileEdited, type ProfileFaultField } from '@/slices/settings/profileEditor';
import { useNow } from '@/ui/text/Clock';
import { profileFaultTexts, profileTextFault } from './profileFaultTexts';

const HOUR = 3_600_000;

export interface ProfileGiven {
  /** The version on the server. */
  profile: OwnProfile;
  /** Includes the unsaved changes. */
  texts: ProfileTexts;
}

export const useProfileRules = () =>
  profileRules(useAppSelector(selectInstance), useNow(HOUR, 'today'));

export function useProfileFaults({ profile, texts }: ProfileGiven): ProfileFaults {
  return profileFaults(texts, useProfileRules(), profile);
}

export function useEdit(): (edits: ProfileEdits) => void {
  const dispatch = useAppDispatch();
  return (edits) => void dispatch(profileEdited({ edits }));
}

/** Returns the server's objection to a field, or null. */
export function useServerFault(place: ProfileFaultField): string | null {
  const intl = useIntl();
  const fault = useAppSelector((state) => selectProfileEditor(state).faults[place]);
  return fault ? profileFaultTexts(intl, fault) : null;
}

/** Returns the error of a text, or null. */
export function useTextFault(given: ProfileGiven, name: ProfileText): string | null {
  const intl = useIntl();
  const own = useProfileFaults(given).texts[name];
  const server = useServerFault(name);
  return own ? profileTextFault(intl, own) : server;
}
