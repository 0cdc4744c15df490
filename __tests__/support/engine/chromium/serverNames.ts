/**
 * First path segments that servers answer themselves. A file with such a name is unreachable, at
 * whatever depth.
 */
export const serverNames: ReadonlySet<string> = new Set(
  (
    'api oauth nodeinfo .well-known users objects activities notice tags inbox relay internal main ' +
    'ostatus_subscribe authorize_interaction auth media proxy mailer manifest.json socket live ' +
    'phoenix pleroma akkoma web embed user_exists check_password registration'
  ).split(' '),
);
