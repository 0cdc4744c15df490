/** The texts about registered applications. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

const own = defineMessages({
  title: { id: 'server.oauth_apps', defaultMessage: 'Applications' },
  trusted: { id: 'server.app_trusted', defaultMessage: 'Trusted' },
  untrusted: { id: 'server.app_untrusted', defaultMessage: 'Not trusted' },
  search: { id: 'nav.search', defaultMessage: 'Search' },
  sought: { id: 'server.app_search', defaultMessage: 'Full name or client ID' },
  add: { id: 'server.app_add', defaultMessage: 'Add application' },
  edit: { id: 'status.edit', defaultMessage: 'Edit' },
  delete: { id: 'status.delete', defaultMessage: 'Delete' },
  save: { id: 'post_status.save', defaultMessage: 'Save' },
  cancel: { id: 'general.cancel', defaultMessage: 'Cancel' },
  name: { id: 'admin_dash.frontend.own_name', defaultMessage: 'Name' },
  redirects: { id: 'server.app_redirects', defaultMessage: 'Redirect addresses' },
  scopes: { id: 'server.app_scopes', defaultMessage: 'Scopes' },
  scopesKept: {
    id: 'server.app_scopes_kept',
    defaultMessage: 'If left empty, the scopes stay as they are.',
  },
  website: { id: 'admin_dash.emoji.homepage', defaultMessage: 'Homepage' },
  incomplete: {
    id: 'server.app_incomplete',
    defaultMessage: 'Enter a name and a redirect address',
  },
  clientId: { id: 'server.app_client_id', defaultMessage: 'Client ID' },
  showSecret: { id: 'server.app_show_secret', defaultMessage: 'Show client secret' },
  hideSecret: { id: 'server.app_hide_secret', defaultMessage: 'Hide client secret' },
  reallyDelete: { id: 'server.app_delete', defaultMessage: 'Delete {name}?' },
  consequence: {
    id: 'server.app_delete_about',
    defaultMessage: 'People who use it may have to log in again.',
  },
});

export const messages: Record<keyof typeof own, MessageDescriptor> = own;
