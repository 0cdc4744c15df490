/** What most who sign in never see. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';

export const CodeForm = deferredComponent(
  async () => (await import(/* webpackChunkName: "login" */ './CodeForm')).CodeForm,
  () => null,
);
