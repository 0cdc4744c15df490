/** What every part of the form needs: what is written, how to change it, and what is wrong with it. */
import { useIntl } from 'react-intl';
import type { OwnProfile, ProfileEdits, ProfileText, ProfileTexts } from '@/domain/ownProfile';
import { profileFaults, profileRules, type ProfileFaults } from '@/domain/profileRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/config';
import { selectProfileEditor } from '@/selectors/profileEditor';
import { profileEdited, type ProfilePlace } from '@/slices/profileEditor';
import { useNow } from '@/ui/Clock';
import { faultWords, textFaultWords } from './words';

const HOUR = 3_600_000;

export interface ProfileGiven {
  /** What the server keeps. */
  profile: OwnProfile;
  /** With what was changed. */
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

/** What the server minded, or null. */
export function useServerFault(place: ProfilePlace): string | null {
  const intl = useIntl();
  const fault = useAppSelector((state) => selectProfileEditor(state).faults[place]);
  return fault ? faultWords(intl, fault) : null;
}

/** What is wrong with one of the texts, or null. */
export function useTextFault(given: ProfileGiven, name: ProfileText): string | null {
  const intl = useIntl();
  const own = useProfileFaults(given).texts[name];
  const server = useServerFault(name);
  return own ? textFaultWords(intl, own) : server;
}
