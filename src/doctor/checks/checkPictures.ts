/** Checks the pictures that the operator configured, and the icon of the page. */
import { judgeAddress } from './checkPolicy';
import { finding, type Finding } from '@/doctor/findings/finding';
import type { Configured, SiteReader } from '@/doctor/site/siteReader';

const names = ['logo', 'background', 'nsfwCensorImage'];
/** The client's defaults. */
const standard: Record<string, string> = { logo: '/static/logo.svg' };
const ICON = '/favicon.png';

export async function checkPictures(visit: SiteReader): Promise<Finding[]> {
  const named = await Promise.all(
    names.map(async (name) => {
      const configured = await visit.configured(name);
      const address = addressIn(configured) ?? standard[name];
      return address === undefined ? null : judge(visit, address, configured);
    }),
  );
  const icon = (await visit.loadsAsPicture(visit.origin + ICON))
    ? null
    : finding('noPicture', { file: ICON }, null, 'hint');
  return [...named, icon].filter((one) => one !== null);
}

const addressIn = (configured: Configured | null): string | null =>
  typeof configured?.value === 'string' && configured.value !== '' ? configured.value : null;

async function judge(
  visit: SiteReader,
  address: string,
  configured: Configured | null,
): Promise<Finding | null> {
  const location = configured?.place ?? null;
  const kept = await judgeAddress(visit, 'img-src', address);
  if (kept) return { ...kept, location };
  const whole = address.startsWith('/') ? visit.origin + address : address;
  if (await visit.loadsAsPicture(whole)) return null;
  return finding('noPicture', { file: address }, location);
}
