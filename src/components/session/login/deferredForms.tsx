/** Login forms that are rarely needed, loaded on demand. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';

export const CodeForm = deferredComponent(
  async () => (await import(/* webpackChunkName: "login" */ './CodeForm')).CodeForm,
);
