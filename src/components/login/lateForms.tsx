/** What most who sign in never see. */
import { latePart } from '@/ui/latePart';

export const CodeForm = latePart(
  async () => (await import(/* webpackChunkName: "login" */ './CodeForm')).CodeForm,
  () => null,
);
